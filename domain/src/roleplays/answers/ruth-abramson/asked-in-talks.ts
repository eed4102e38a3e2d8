import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What people asked in talks, and nobody had written an answer to. */
export const askedInTalks: WrittenAnswer[] = [
  {
    asked: [
      'Did you at least get the boiler settled?',
      'Was the boiler approved in the end?',
      'Is the boiler dealt with now?',
      'Did the boiler get its money?',
      'How did the vote on the boiler go?',
      'So will Mill Lane get a new boiler?',
    ],
    says: [
      "It got through. It's November, nobody votes against heat.",
      'In the end, yes. Mill Lane gets its boiler, half an hour too late.',
    ],
  },
  {
    asked: [
      'Do you go in as an ordinary reader, or do people recognise you as the finance chair?',
      'Do people recognise you as the finance chair?',
      'Do the staff know who you are when you borrow a book?',
      'Do the librarians know that you hold the purse strings?',
      'Are you known in the library as the chair of finance?',
    ],
    says: [
      'The staff know. The readers see an old woman with three books.',
      'At the desk they do. They charge me ten pence a day all the same.',
    ],
  },
  {
    asked: [
      'And what does it look like now, the printer room? Is it locked, or does somebody keep it warm?',
      'What does the printer room look like now?',
      'Is the printer room kept locked?',
      'What state is the printer room in these days?',
      'Does anybody look after the printer room now?',
      'Can anyone still walk into the printer room?',
    ],
    says: [
      'Very tidy, and locked. Six machines behind a glass door, and one of the staff has the key.',
      'Locked, mostly. There are six clean machines in it, and one member of staff who can open up.',
    ],
  },
  {
    asked: [
      "What's in Thornley that the children come for? Is there a computer, or a good heater, or just a kind person?",
      'Do the children come to Thornley for a computer or for a kind person?',
      'Is it the heater or the librarian that draws children to Thornley?',
      'What is there inside the Thornley branch?',
      'What do the children find at Thornley, computers or company?',
    ],
    says: [
      "The person, mostly. There's a computer as well, and a heater, and one table.",
      'All of it, in a small way. A computer, a heater that smells, and somebody who says good afternoon.',
    ],
  },
  {
    asked: [
      'Is Thornley the branch where you learnt to read as a child, by any chance?',
      'Did you learn to read at Thornley?',
      'Was Thornley your library when you were a girl?',
      'Is Thornley where you were taught English?',
      'Did you go to the Thornley library as a child?',
    ],
    says: [
      'No, not there. It was the one by the station, and that was about as big.',
      "It wasn't. Mine was by the station, but Thornley is the same size.",
    ],
  },
  {
    asked: [
      'And how do you usually get five people to agree on something at half past eight in the evening?',
      'How do you get your committee to agree?',
      'How do you bring five people to an agreement?',
      "What's the trick to getting five tired people to agree?",
      'How do you get the whole committee behind one decision?',
    ],
    says: [
      "I don't, I get four. One sentence, one number, and hands before anybody has a second thought.",
      'With one number. I read the sentence out, I stop talking, and I count.',
    ],
  },
  {
    asked: [
      'What does the solicitor usually object to?',
      'And does the solicitor have a problem with the wording, or with the idea?',
      'Is it the idea or the wording that troubles your solicitor?',
      'What would your solicitor say against it?',
      'What is the solicitor on the committee worried about?',
      'What bothers the solicitor about our proposal?',
    ],
    says: [
      'Liability first, and then the hour. The idea itself he can live with.',
      "Less the idea than the small print. Who's liable, and why it has to be after eight.",
    ],
  },
  {
    asked: [
      'What does the builder want to hear about the doors?',
      'What will the builder ask me about the doors?',
      'How do I satisfy the builder about the doors?',
      'What should I tell the builder?',
      'What does the builder on your committee care about?',
    ],
    says: [
      'What they cost, fitted. And who comes out when one sticks.',
      "The price of the doors, and who hangs them. He has hung more than you've opened.",
    ],
  },
  {
    asked: [
      'What is the builder like?',
      'What sort of man is the builder on your committee?',
      'What can you tell me about the builder?',
      'Do you get on with the builder?',
      'Is the builder hard to please?',
      'Tell me about the builder.',
    ],
    says: [
      "He talks long and counts well. We've shared a pencil for years.",
      'A fair man, to the inch. We get on, unless he starts on drains.',
    ],
  },
  {
    asked: [
      'What would be the worst outcome for you tonight?',
      'What result would you like least tonight?',
      "What's the worst way this evening could end for you?",
      'Which outcome do you dread tonight?',
      'What would you hate to see happen in the vote?',
    ],
    says: [
      "A yes that nobody ever looks at again. I've had one of those.",
      "Three all. It's a no, and nobody has decided it.",
    ],
  },
  {
    asked: [
      "Is there anything in that sentence you'd strike out?",
      'What would you cross out in my motion?',
      'Which words would you cut from the motion?',
      'Is there a word too many in my motion?',
      'What should come out of the sentence before the vote?',
    ],
    says: [
      'Whatever only sounds nice. Amount, place, date and stop, those stay.',
      "Any adjective you find. The figures I'd leave as they are.",
    ],
  },
  {
    asked: [
      'Who reads the quotes, you or the clerk?',
      "Who goes through the suppliers' offers?",
      'Who looks at the quotes when they come in?',
      'Does the clerk check the offers, or do you?',
      'Who in the trust compares the quotes?',
    ],
    says: [
      'I do, to the last line. Mr Dunne puts them in order first.',
      'Mr Dunne opens them, and I read them. With a pencil.',
    ],
  },
  {
    asked: [
      'Have you already got the votes of any of the five, or are they all open?',
      'Are the five still undecided?',
      'Has anybody on the committee made up their mind already?',
      'Do you know yet how the five will vote?',
      'Have any of the members promised you their vote?',
    ],
    says: [
      "It's open. One or two lean, and nobody has promised.",
      "I don't know it before they do. Nobody promises me a hand, and I'd not ask.",
    ],
  },
  {
    asked: [
      'And did you ever get a sum badly wrong, in thirty-five years?',
      'Have you ever made a mistake in your sums?',
      'What was your worst mistake as an actuary?',
      'Did you ever miscalculate something important?',
      'Were your own figures ever wrong?',
    ],
    says: [
      "Once, by a nought, in my second year. I've counted noughts ever since.",
      'A nought, when I was young. I found it on the bus, and rang from a box.',
    ],
  },
  {
    asked: [
      'How has the town changed since you were a girl there?',
      "What's different in the town from when you were little?",
      'Is the town still as it was when you came?',
      'What has become of the town you grew up in?',
      'Has this place changed much since your childhood?',
    ],
    says: [
      'A good deal. Fewer shops, more cars, and nobody mends watches.',
      'Almost everything has. The library by the station still has the same radiator.',
    ],
  },
  {
    asked: [
      'What would frighten you about being alone in there at eight at night?',
      'What would you be afraid of, alone in a branch in the evening?',
      'Would being alone in the library at night scare you?',
      'What would make you uneasy on your own in a branch?',
      "Is there anything you'd fear in an empty library at night?",
    ],
    says: [
      "Not the dark. That I'd fall, and nobody would know until morning.",
      "Only my own feet. One falls more easily at sixty-eight, and there'd be nobody to hear it.",
    ],
  },
  {
    asked: [
      "So there's a camera, an alarm button at the door, and a guard who comes within ten minutes. Have I missed anything?",
      "We'd have cameras, an alarm button and a guard within ten minutes. Is anything missing?",
      'Would a camera, a button and a guard in ten minutes be enough?',
      'Does a guard within ten minutes settle the safety question for you?',
      'Is a guard in under ten minutes good enough?',
    ],
    says: [
      'Ten minutes I can defend. Now get the insurer to say so in writing.',
      "That's nearly all of it. What's left is the insurer's letter.",
    ],
  },
  {
    asked: [
      "So do you accept that the comparison with the printer room doesn't hold?",
      "Would you agree that we're not another printer room?",
      'Are you satisfied that this is different from the printers?',
      'Is the printer room off the table now?',
      'Can we leave the printers behind us?',
    ],
    says: [
      "Very nearly. I'll be sure when the doors have counted for six months.",
      'More than when you came in. On Wednesday I walk past them and ask myself again.',
    ],
  },
  {
    asked: [
      'Why detective stories, of all things?',
      'What do you like about detective stories?',
      'Why do you read detective novels?',
      'What draws you to crime novels?',
      'Why do you read murders for pleasure?',
    ],
    says: [
      'Because it adds up. By the last page everybody is accounted for.',
      'They end. All the facts are in, and nobody asks me for a second year.',
    ],
  },
  {
    asked: [
      'How many staff hours are there at Thornley in a week?',
      'How many hours do the two at Thornley work?',
      'Do the two at Thornley work full time?',
      'How many staff posts does Thornley have?',
      'How much working time goes into Thornley each week?',
    ],
    says: [
      "Two half posts, so one person's full week. They stretch it.",
      'One full post, cut in two. Half a week each.',
    ],
  },
  {
    asked: [
      'Is Thornley one of the four on my list?',
      'Is Thornley one of the four?',
      'Does our proposal include Thornley?',
      "Is Thornley among the branches I'm asking for?",
      'Would Thornley be part of the four?',
      'Is Thornley in our four, or not?',
    ],
    says: [
      "It is. Thornley, the station, Mill Lane and the chemist's.",
      "Yes, and it's the smallest of the four.",
    ],
  },
  {
    asked: [
      'Was it raining when you came?',
      'Is it still raining out there?',
      "What's the weather like tonight?",
      'Did you get wet on the way here?',
      "Isn't it a horrible evening outside?",
    ],
    says: [
      'Dry, when I walked. November makes up for it later.',
      "No rain yet, only cold. I've an umbrella and no illusions.",
    ],
  },
  {
    asked: [
      'Would the toilets be open in the evening?',
      'Are there toilets in the small branches?',
      'What about toilets, if people stay until nine?',
      'Can evening visitors use a toilet?',
      'Is there a lavatory in each branch?',
    ],
    says: [
      "There's one in each, and it should be open. Who cleans it, is that on your page?",
      "One each, and old. If people may stay till nine, they'll need it.",
    ],
  },
  {
    asked: [
      'Do you have any pets?',
      'Do you have a cat or a dog?',
      'Are you an animal person?',
      'Do you keep any animals at home?',
      'Is there a cat in your house?',
    ],
    says: [
      'A cat, who audits the soup.',
      'One cat, old and unimpressed. My youngest grandchild reads to her.',
    ],
  },
  {
    asked: [
      'Do you watch television?',
      'Do you watch a lot of TV?',
      'Do you have a favourite programme?',
      'What do you like to watch on television?',
      'Do you ever watch crime series?',
    ],
    says: [
      "Hardly ever. There's the wireless, and then there's a book.",
      'Very little. They give away the murderer, and then they explain it.',
    ],
  },
  {
    asked: [
      'What music do you listen to?',
      'Do you like music?',
      'Do you play an instrument?',
      'Do you sing or play anything?',
      'Have you got a favourite composer?',
    ],
    says: [
      "Bach, to listen to. I can't play a note, I only count.",
      "I listen, I don't play. Bach, mostly, because one can count along.",
    ],
  },
  {
    asked: [
      'When do you get up in the morning?',
      'Did you get up early today?',
      'What time does your day begin?',
      'Are you an early riser?',
      'How early do you have to get up to swim?',
    ],
    says: [
      'At six. The pool opens at half past, and I like the first lane.',
      "Six o'clock, every day. I've done a sum before breakfast.",
    ],
  },
  {
    asked: [
      'Do you mind if I take notes?',
      'May I make a few notes while we talk?',
      'Is it all right if I write that down?',
      'Can I jot down what you said?',
      'Would it bother you if I took notes?',
    ],
    says: [
      'By all means. Write the number first.',
      "Write away. Only don't stop talking while you do.",
    ],
  },
  {
    asked: [
      'May I quote you on that?',
      'Can I tell people that you said so?',
      'Is it fine if I repeat that outside?',
      'Could I use your name when I talk about it?',
      'Am I allowed to pass on what you said?',
    ],
    says: [
      "What's in the minutes, yes. The rest is between us and the radiator.",
      "After the vote, you may. Before it I haven't said anything.",
    ],
  },
  {
    asked: [
      'Would the neighbours mind if a branch opens late?',
      'Could there be complaints about noise in the evening?',
      'What would people living next door say?',
      'Is noise at night a problem for the houses around?',
      'Might the neighbours object to late opening?',
    ],
    says: [
      "Readers are quiet. Doors aren't, and our solicitor lives beside one.",
      "One might, beside the chemist's, and he sits on this committee. The others hear worse from the pub.",
    ],
  },
  {
    asked: [
      'May people eat in the library?',
      'Could visitors bring a sandwich in the evening?',
      'Are food and drink allowed in the branches?',
      'What about coffee at the tables of an evening?',
      'Do you let readers bring something to eat or drink?',
    ],
    says: [
      'A sandwich or a cup, yes. Soup, no, books remember soup.',
      'With a lid on it, and nothing that smells. The staff are stricter than I am.',
    ],
  },
  {
    asked: [
      'Could groups meet in the branches of an evening?',
      'Could a reading circle use the room at night?',
      'What about homework clubs after six?',
      'Would you let clubs book the library in the evening?',
      'Is there room for evening classes in a branch?',
    ],
    says: [
      'Gladly. A group brings its own pair of eyes.',
      "I'd like that. A dozen who know one another are safer than one alone.",
    ],
  },
  {
    asked: [
      'Where do you go on holiday?',
      'Do you travel much?',
      'Where did you spend your last holiday?',
      'What do you do in the summer?',
      'Do you like going away?',
    ],
    says: [
      'To the sea, for a week in June. I read, and my husband corrects the map.',
      'The coast, in June. After a week I miss being contradicted.',
    ],
  },
  {
    asked: [
      'Is there a telephone in the branches?',
      'Could somebody call for help from inside a branch?',
      'Is there an emergency phone in the small libraries?',
      'How would a visitor ring for help in there?',
      'Do mobile phones work in the small branches?',
    ],
    says: [
      "There's one on the desk, and mobiles work. The question is who can reach it from the floor.",
      'From the desk, or with a mobile. If one still has an arm to lift it.',
    ],
  },
  {
    asked: [
      "Who'd stamp the books in the evening?",
      'Can people borrow a book with no one at the desk?',
      'How would somebody take a book out without staff?',
      'Do the small branches have self-service machines?',
      'Is there a machine for checking books out yourself?',
    ],
    says: [
      "Today a person does it. Without one you'd need a machine, so put it on your page.",
      "In the small ones it's still done by hand. So somebody has to price the machine.",
    ],
  },
  {
    asked: [
      'Do you have a return box?',
      'Can books be returned when the library is shut?',
      'How do people give books back after five?',
      'Is there somewhere to drop books off at night?',
      "Could readers bring books back when you're closed?",
    ],
    says: [
      'Through the letter box. One hears the thick ones land.',
      'Yes, the letter box. People post us other things as well.',
    ],
  },
  {
    asked: [
      'Who was supposed to use the printers?',
      'Who was the printer room meant for?',
      'Who did you expect to use the 3D printers?',
      'Who were the printers supposed to bring in?',
      'What sort of people was the printer room intended for?',
      'Who did you buy the printers for?',
    ],
    says: [
      'The young, on paper. It was mostly one school and a man with model railways who came.',
      'The young. Nobody had asked them, and they hardly came.',
    ],
  },
  {
    asked: [
      "Who's the railway man?",
      'Sorry, who is the railway man?',
      'Who is that man with the model railways?',
      'Who do you mean by the railway man?',
      'Which railway man are you talking about?',
      "Who's this man who used the printers eleven times?",
    ],
    says: [
      'A man who makes model railways. He came eleven times to the printers.',
      'Our best customer in the printer room. He prints parts for his model railways.',
    ],
  },
  {
    asked: [
      "Does it count for anything that a hundred and twelve people said they'd come?",
      "Over a hundred people told us at the door they'd come, does that count?",
      "Would it help if people at the door had said they'd come in the evening?",
      'We asked people at the door and they said they would come, does that mean anything to you?',
      "Does it impress you that people told us they'd come?",
      'Is it worth something that so many people said they would come?',
    ],
    says: [
      'A little. Saying costs nothing, coming costs an evening.',
      "For something, yes. I'd halve it, and then I'd see who comes in November.",
    ],
  },
  {
    asked: [
      'Is a target of twenty-five an evening ambitious enough?',
      'Does twenty-five visitors an evening sound ambitious enough?',
      "We're aiming for twenty-five an evening in each branch, is that ambitious enough?",
      'Is twenty-five people an evening a realistic target?',
      'Is a target of twenty-five visitors too high?',
      'What do you think of twenty-five visits an evening as our aim?',
    ],
    says: [
      "It's brave. I'd be content with fifteen, if they're counted.",
      "Brave, for a small branch. Aim at twenty-five if you like, and I'll look for fifteen.",
    ],
  },
  {
    asked: [
      'Is a rule like that, stop below ten, the kind the committee would trust?',
      'Would the committee trust a rule for stopping?',
      'Would your committee trust it if a branch closed again below a fixed number?',
      'If a branch is under ten for two months we stop, would the committee trust that?',
      'Does a fixed rule for stopping reassure the committee?',
      'Would the others believe a stop rule like that?',
    ],
    says: [
      "If it's in writing, yes.",
      'They would, if somebody else does the counting. The printers had no such rule.',
      "Yes, once it's in the motion. A rule that's only spoken gets forgotten.",
    ],
  },
  {
    asked: [
      'Where would you take the money from, if not the reserve?',
      "If it can't come from the reserve, where would you take it from?",
      'Where would you rather the money came from than the reserve?',
      'Which budget would you rather it came out of than the reserve?',
      'If the roofs need the reserve, what would you pay for this with?',
      'What would you use instead of the reserve to pay for it?',
    ],
    says: [
      "Out of the year's whole. A little from everywhere.",
      "From the whole, I'm afraid, so everybody feels it a little. There's no pot with your name on it.",
    ],
  },
  {
    asked: [
      'Where would those forty people a day go if Thornley closed?',
      'If Thornley did close, where would the visitors go?',
      "Where would Thornley's forty visitors go instead?",
      'What would the children do if Thornley closed?',
      'Where do the people from Thornley go if it shuts?',
      'Would the Thornley visitors go to another branch if it closed?',
    ],
    says: [
      'Home, mostly. The next one is four miles.',
      "Nowhere, I fear. It's four miles to town, with one bus an hour.",
      "Not to us. Town is four miles away, and a child doesn't go that far for a book.",
    ],
  },
  {
    asked: [
      "What would you want to know about the other county's numbers?",
      'What would you ask about the figures of a county that has tried it?',
      'If another county has done this, what would you want to know about its numbers?',
      "Which of the other county's figures would you look at first?",
      'What interests you most in the results from other branches that did this?',
      'What would you like to know about how it went in another county?',
    ],
    says: [
      'What it cost, and who counted.',
      'How many came in the second winter. The first is always curiosity.',
      'What a visit cost them, and how often somebody had to be sent out.',
    ],
  },
  {
    asked: [
      "Is there anyone on the committee who'll be against it whatever I write?",
      'Is there somebody who will vote no whatever I say?',
      'Is anyone on the committee going to say no no matter what?',
      "Is there a member I can't win over whatever I do?",
      'Will someone on the committee be against it on principle?',
      "Have I lost anybody's vote before I start?",
    ],
    says: [
      "One, perhaps. He's against everything after eight o'clock.",
      "Perhaps the solicitor, because of the hour. He's one of six, so write for the others.",
    ],
  },
  {
    asked: [
      'Is the insurance the bigger worry, or the fall itself?',
      'Which worries you more, the fall or the insurance?',
      'Are you more worried about the insurance or about somebody falling?',
      'Is it the person falling that worries you, or the policy?',
      "What's worse for you, the fall or what the insurer says?",
      'Do you fear the accident more than the insurance?',
    ],
    says: [
      'The fall. The policy is only paper.',
      "The fall itself. An insurer can pay for a hip, he can't pick anybody up.",
    ],
  },
  {
    asked: [
      'Nobody fell that night with the torch, I hope?',
      'Did anybody get hurt the night the boiler died?',
      'Was anyone hurt when you were in the branch with a torch?',
      'Did you come to any harm that night in the dark library?',
      'Nothing happened to you that night with the torch, did it?',
      'Did anybody fall when you were in the library after dark?',
    ],
    says: ['No, nobody.', "Nobody. I'm careful on stairs, and I had a plumber to wait for."],
  },
  {
    asked: [
      'Was it a branch library that got you into all this, Ruth?',
      'Was it a library that got you into this work for the trust?',
      'Did a branch library bring you to the trust?',
      'Is it because of a library in your childhood that you do this?',
      'Did your own childhood library lead you to this committee?',
      'Does your work here go back to a branch library?',
    ],
    says: [
      'Yes. The small one by the station.',
      "It was. I learnt to read English in one, and I've been paying it back since.",
    ],
  },
]
