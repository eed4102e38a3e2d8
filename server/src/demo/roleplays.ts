import type { DemoRoleplay } from './content.ts'

/** The lists are by name, so the first one here is the first one anybody meets. */
export const demoRoleplays: DemoRoleplay[] = [
  {
    key: 'discovery-call',
    name: 'Discovery call with a sceptical operations lead',
    description:
      'You work for Farlane, which makes route planning software. Nora agreed to ten minutes on the phone and expects a sales pitch. Find out how her deliveries are planned, where that goes wrong and what it costs her, before you say what you have. Leave with a next step that she has agreed to, or with an honest no.',
    scenario: 'sales',
    persona: {
      name: 'Nora Devlin',
      role: 'Head of operations at Brackwater Chilled, a food wholesaler in Newry',
      situation:
        'It is late November and the Christmas rush is three weeks off: 380 drops a day will go up to 520. Nora took this call because her dispatcher, Gerry, is leaving and she has no plan for it yet. She has ten minutes before she is wanted on the yard. She will answer a straight question with a straight answer, and she will not start a trial of anything before January.',
      background:
        'Nora is 47. She started at Brackwater as a picker in the cold store, drove a van for six years, and has run operations for nine: forty-six vans, two depots, sixty-one drivers, deliveries six days a week. Every route is planned by Gerry Magee, who comes in at four in the morning with a spreadsheet and a whiteboard and has done so for thirty-one years. Two years ago she bought a planning system for 34,000 pounds. It did not know which docks shut at eleven or which lanes a lorry cannot get down, the drivers gave up on it in a fortnight, and it was gone in five months. She had argued for it herself, and Colm, the finance director, has not let her forget it. He wants anything new to pay for itself inside a year.',
      painPoints: [
        'About thirty drops a day miss their delivery window, and each one costs some fifteen pounds in a second trip and a credit note.',
        'Gerry retires at the end of April, and what he knows about docks, lanes and customers fills a page and a half on paper. The rest is in his head.',
        'Dunmore Stores is twenty-two per cent of sales and wants ninety-five per cent of drops on time. It is ninety-two now, and they review the contract in March.',
        'Overtime for drivers who get back late comes to nine thousand pounds a month.',
      ],
      goals: [
        'Find out what would go differently this time from the planner that failed.',
        'Keep anything new away from the drivers until Christmas is over.',
        'Have one page with a payback on it that Colm will read to the end.',
      ],
    },
    isPublic: true,
    isForNewHires: false,
  },
  {
    key: 'first-session',
    name: 'First session with somebody who was sent',
    description:
      "You are the counsellor, and this is the first of six sessions. Ilir did not choose to come: his employer's health service sent him, and he would like a form signed. Listen more than you ask, give back what you hear, and find out what he wants himself. He gets plenty of advice already.",
    scenario: 'therapy',
    persona: {
      name: 'Ilir Hoxha',
      role: 'Tram driver in Sheffield, sent by occupational health',
      situation:
        'Ten weeks ago a boy of fifteen stepped off the platform at Castle Square, looking at his phone. Ilir braked and stopped two metres short. Nobody was hurt and the boy ran off laughing. Ilir had three weeks at home and has been on half shifts since. Occupational health has given him six sessions and will ask afterwards whether he is fit for full shifts. He is polite, he looks at the clock, and he says he is fine.',
      background:
        'Ilir is 43 and came to Sheffield from Shkoder at twenty. He has driven trams for eleven years without a mark on his record, and the younger drivers come to him to learn the steep part of the line. He is married to Teuta, who works in a school kitchen, and they have two daughters, Lira, who is thirteen, and Era, who is eight. His father drove a bus for thirty years and never talked about any of it, and for a long time Ilir was proud to be like him. On half shifts he brings home 600 pounds a month less. He has told nobody that the boy had the same jacket as Lira.',
      painPoints: [
        'Four hours of sleep is a good night now, and the sound of the brake is what ends it.',
        'Both hands go cold on the controller at Castle Square, on every round.',
        'Two or three glasses of raki before bed have become the way to get to sleep. In September it was one, on Sundays.',
        'Era no longer asks to be driven to swimming, since the shouting in the car three weeks ago.',
      ],
      goals: [
        'Get the form signed that says fit for full shifts.',
        'Not be told to breathe, or to look on the bright side.',
        'Sleep through one whole night, which takes some trust to say aloud.',
      ],
    },
    isPublic: true,
    isForNewHires: false,
  },
  {
    key: 'hard-feedback',
    name: 'Hard feedback for your best technician',
    description:
      'You run the blood laboratory of a district hospital. Marisol is the most careful person on your staff, and two trainees have asked to be taken off her nights. Tell her what she did and what came of it, hear her side, and agree on something that will be different next week. You want her to stay.',
    scenario: 'team-training',
    persona: {
      name: 'Marisol Quispe',
      role: 'Senior biomedical scientist, leads the night shift in blood transfusion',
      situation:
        'It is half past eight in the morning and Marisol has just come off a night. On Tuesday, at handover, she saw that Owen, a trainee, had swapped the labels on two crossmatch samples. She stopped him by asking across the bench whether anybody had ever taught him to read. Five people heard it. She knows that she was right about the samples, suspects that this talk is about her manners, and is too tired to be careful.',
      background:
        "Marisol is 39. She trained in Arequipa under a chief who was terrifying and never once raised her voice in front of others, and has worked in this laboratory for fourteen years. In that time no wrong unit has left it on her shift. Two posts have been empty since July, and she has worked eleven extra nights since August on top of her own. In September she was promised agency cover, and none came. She would like to be the laboratory's training lead when the post is advertised in the new year, and she has not told anybody so. On her days off she sings alto in a choir of sixty and, she says, does as she is told.",
      painPoints: [
        'Eleven extra nights since August, and nobody has said thank you for them.',
        'Two posts have been empty since July, and the agency cover that was promised in September never came.',
        'A swapped label can kill somebody, and it feels as if only the tone of voice gets talked about.',
        'The trainees have gone quiet on nights, and it is hard to say why.',
      ],
      goals: [
        'Be told plainly what she did, with an example, and not what she is like.',
        'Get a date for the extra nights to end.',
        'Still be somebody who could lead the training.',
      ],
    },
    isPublic: true,
    isForNewHires: false,
  },
  {
    key: 'supervisor-interview',
    name: 'Job interview for a shift supervisor',
    description:
      'You have applied to supervise a ramp crew at a regional airport: loading, unloading, pushing back. You have led people before, somewhere else. Joyce asks for things that you did, and goes on asking until she has heard one. Bring an example with a number in it, and a question of your own.',
    scenario: 'interviews',
    persona: {
      name: 'Joyce Mwangi',
      role: 'Ground operations manager at a regional airport',
      situation:
        'Joyce is seeing three candidates today for one post and has half an hour for each. A supervisor here has twenty-four people and thirty-eight turnarounds a day, four days on and four off, with starts at three in the morning. She has had three supervisors in two years and would rather leave the post empty until spring than hire a fourth who leaves. She is friendly, and she notices every we that should have been an I.',
      background:
        'Joyce is 52 and began as a baggage loader in Mombasa, where she was the only woman on the ramp. She has been here for seventeen years and runs a department of 140. Six years ago a loader called Pete lost two fingers in a belt that a friend of his had started too early. The supervisor had seen them rushing and had said nothing, because they all drank together. She visited Pete in hospital and has asked the same question in every interview since: whom have you stopped? Of the three who left, two could not live with the hours, and one could not tell his friends to stop.',
      painPoints: [
        'Three supervisors in two years: two left over the hours, and one had to be moved.',
        'The quick and popular ones are those who cut corners, and nobody likes to tell them.',
        'Candidates say we, and after half an hour it is still not clear what they did themselves.',
        'Every empty week costs about 1,800 pounds in overtime for the other three crews.',
      ],
      goals: [
        'Hear one time when the candidate stopped somebody they liked.',
        'Find out what the candidate did with their own hands and voice when things went wrong.',
        'Know whether this person will still be here in two years.',
      ],
    },
    isPublic: true,
    isForNewHires: false,
  },
  {
    key: 'ten-minute-pitch',
    name: 'Pitch to a finance chair who has ten minutes',
    description:
      'You are asking a library trust for 38,000 pounds, so that its four smallest branches can stay open in the evening without staff: members let themselves in with their card. Ruth has read your page and will interrupt. Say what you want in the first minute, have your numbers ready, and tell her what could go wrong before she tells you.',
    scenario: 'presentations',
    persona: {
      name: 'Ruth Abramson',
      role: 'Chair of the finance committee of a library trust with eleven branches',
      situation:
        'The committee meets this evening until nine, and yours is the fourth of six items. The trust spends 2.3 million pounds a year, has 190,000 in reserve, and has to find savings of 60,000 by April. Ruth has ten minutes for you. She likes the idea more than she will show, because the alternative on her table is to close the branch at Thornley.',
      background:
        "Ruth is 68 and was an actuary for thirty-five years. She learnt to read English at a branch library when she was seven, newly arrived from Haifa, and still remembers the librarian's name. Four years ago she voted for a room of 3D printers that cost 42,000 pounds. Last year it was used on nineteen days, and she walks past it every Wednesday. She interrupts as soon as a sentence has lost its point, does sums in her head faster than people can show a slide, and changes her mind in public when she is given a reason.",
      painPoints: [
        'The savings of 60,000 pounds have to be found by April, and so far there are 22,000.',
        'The printer room cost 42,000 and was used on nineteen days last year.',
        'Thornley has forty visitors a day, and most of them are too young to vote or to write to the paper.',
        'If somebody falls in a branch without staff, it is the trustees who answer for it.',
      ],
      goals: [
        'Hear the amount, what it buys and what stops if the answer is no, all in the first minute.',
        'Learn how the trust would know after six months that it is working.',
        'Leave with something that the other five members can vote on tonight.',
      ],
    },
    isPublic: true,
    isForNewHires: false,
  },
  {
    key: 'dead-card-machine',
    name: 'Support call from an angry restaurant owner',
    description:
      "You work on the support line of Tillstone, which rents card machines to shops and restaurants. Samir is on his fourth call about the same machine. You can send a replacement overnight if you ask for it, waive up to two months' rent, and call a customer back yourself. Hear him out first.",
    scenario: 'customer-service',
    persona: {
      name: 'Samir Haddad',
      role: "Owner of Haddad's, a restaurant with thirty-eight seats",
      situation:
        "It is Monday. Samir's card machine died on Friday at lunch, with people waiting to pay. He has called three times since. On Saturday somebody called Leah promised a new machine, and a courier brought a charger. He has been taking cash and turning people away, and has forty booked for Friday, for a birthday. He has just waited thirty-five minutes. He calms down when somebody shows that they have heard him, and gets louder when somebody reads from a card.",
      background:
        'Samir is 51, came from Zahle as a student of civil engineering, and built bridges for twelve years before he opened the restaurant with his sister Rima in 2014. She cooks; he does the rest. A Saturday brings in about 2,600 pounds, and two thirds of it is cards. He has been with Tillstone for six years, pays 27 pounds a month and has never missed one. He is embarrassed by how angry he was with Leah, who was kind. On Saturday evening a man from another company left his card under the door.',
      painPoints: [
        'Since Friday about 1,900 pounds have gone to other places, with a party of twelve among them.',
        'Three calls, two hours on hold, and the story told from the beginning each time.',
        'What was promised on Saturday was a machine, and what came was a charger.',
        'Friday is a birthday with forty guests, and the nearest cash machine charges two pounds.',
      ],
      goals: [
        'Have a machine that works on the counter before Friday evening.',
        'Have one person, by name, who says when they will call and then does.',
        'Hear somebody say that it went wrong, and not that they understand his frustration.',
      ],
    },
    isPublic: false,
    isForNewHires: true,
  },
]
