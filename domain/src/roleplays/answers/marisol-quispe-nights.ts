import type { WrittenAnswer } from '../../graph/plan.ts'

/** The extra nights and the empty posts, what she would like to be, and what people ask each other beside. */
export const marisolOfTheNights: WrittenAnswer[] = [
  {
    tells: 'background-4',
    asked: [
      'How many extra nights have you done?',
      'Have you been doing a lot of extra nights?',
      'How many nights have you worked?',
      'How much extra have you worked since August?',
      'Eleven? Eleven what?',
      'How many nights more than your share?',
    ],
  },
  {
    tells: 'pain-1',
    asked: [
      'Has anybody thanked you?',
      'Did anybody say thank you for the nights?',
      'Do you feel appreciated?',
      'Do you feel that people see what you do?',
      'How has the autumn been for you?',
      'What bothers you about the nights?',
      'Has anyone noticed how much you do?',
    ],
  },
  {
    tells: 'pain-2',
    asked: [
      'Why did you have to do the extra nights?',
      'Where did those eleven nights come from?',
      'Whose shifts were they?',
      'Were you filling in for somebody who was off sick?',
      'Why are you short on nights?',
      'How many posts are empty?',
      'How is the staffing on nights?',
      'How many of you are there at night?',
      'Since when are the posts empty?',
    ],
  },
  {
    tells: 'background-5',
    asked: [
      'What about agency cover?',
      'Did the agency staff come?',
      'What were you promised?',
      'When was the cover promised?',
      'Did anybody come to help?',
      'Was there any cover?',
    ],
  },
  {
    tells: 'goal-2',
    asked: [
      'What would help you?',
      'What do you need?',
      'What can I do for you?',
      'What would make it better?',
      'What would you like to change about the nights?',
      'What do you want from me?',
      'How could I support you?',
      'What would have to change for you?',
    ],
  },
  {
    asked: [
      'Who asked you to do those nights?',
      'Who put you on the extra nights?',
      'Was it me who asked you?',
      'Did you volunteer for them?',
      'Who decided that you do the nights?',
      'Why did you say yes to them?',
    ],
    says: [
      "The rota did. Your name's under it.",
      'Nobody asked. There was a gap, and I was the one standing there.',
      'I said yes to the first two. After that nobody asked.',
    ],
  },
  {
    asked: [
      'Who promised you the cover?',
      'Who told you that agency people would come?',
      'Did I promise that?',
    ],
    says: [
      'Your office. In September, in an email. I still have it.',
      "You did, in the corridor. I'm sure you meant it.",
      'It came from upstairs, with your name on it.',
    ],
  },
  {
    asked: [
      "Why didn't you tell me?",
      'Why did you never say anything?',
      "Have you told anybody that it's too much?",
      'Did you complain about the nights?',
      'Have you asked for help?',
      'Did you ask when they end?',
      "Why didn't you come to me?",
    ],
    says: [
      "I did. Three times. Every time it's soon.",
      "I asked in August, in September and in October. It's in the emails.",
      'I told you in the corridor. You were on the phone.',
    ],
  },
  {
    asked: [
      'Would it help if I took two nights off you?',
      'What if I found somebody to cover two of the nights?',
      'Would it help if I found cover for some of the nights?',
      'What if you did fewer nights from next week?',
      'Should I take you off the nights for a while?',
      'Would fewer nights help?',
      'Shall I cut your nights?',
    ],
    says: [
      'Two would help. And a date for the rest.',
      "Yes. In writing, please, and with somebody's name on those nights.",
      "Yes. I'd sleep. You'd see the difference by Friday.",
    ],
    more: ["I don't want to be taken off. I want there to be enough of us."],
  },
  {
    asked: [
      'Would it help if I gave you a date?',
      'Is the end of the month okay as a date?',
      'What date would be acceptable?',
      'When should the extra nights end?',
      'By when do you want the nights to stop?',
      'How soon?',
    ],
    says: [
      'The end of the month. And on paper.',
      "A real one. I'd rather hear a late date than another soon.",
      "Before Christmas. I've a concert, and I'd like to be awake in it.",
    ],
  },
  {
    asked: [
      'Should I hire somebody?',
      'What if we filled the posts?',
      'Would it help if we got agency staff now?',
      'Shall I ask the agency again?',
      'What about borrowing somebody from days?',
    ],
    says: [
      "Please. I'd train them. By day, if you let me.",
      'Somebody from days would be quicker. The agency I believe when I see it.',
      "Yes. But don't tell me they're coming until they're in the building.",
    ],
  },
  {
    asked: [
      'Do you want to do fewer nights or none at all?',
      'Do you like working nights?',
      'Why do you work nights?',
      'Would you rather work days?',
      'Do you want to leave the nights?',
    ],
    says: [
      'I like nights. My own ones. Not eleven more.',
      "Nights are quiet, and they're mine. I just want them to end at some point.",
      "My own nights, yes. It's the extra ones.",
    ],
  },
  {
    asked: [
      'How do you manage the nights?',
      'How do you get through a night?',
      'How do you stay awake?',
      'How do you cope with being so tired?',
      'How do you do it with so few people?',
    ],
    says: [
      'Coffee till two, then tea. And I talk to the centrifuge.',
      "One rack at a time. And I don't sit down.",
      "I don't know that I do, lately.",
    ],
  },
  {
    asked: [
      'Did you sleep?',
      'How much sleep do you get?',
      'Did you get any sleep?',
      'Have you slept at all?',
      'When did you last sleep properly?',
      'When will you sleep?',
    ],
    says: [
      'Not since yesterday at noon.',
      "Four hours, when the neighbour doesn't drill.",
      "I'm going to. As soon as you let me.",
    ],
  },
  {
    asked: [
      'How was your night?',
      'How was the shift?',
      'Was it a busy night?',
      'What happened last night?',
      'Was it quiet last night?',
    ],
    says: [
      'Two bleeds and a broken fridge alarm. Ordinary.',
      'Long. One theatre case, six units, and then the alarm.',
      'Busy till three. After that, only paper.',
    ],
  },
  {
    asked: [
      'Do you want a coffee?',
      'Can I get you a coffee?',
      'Would you like some tea?',
      'Can I offer you something to drink?',
      'Do you want some water?',
      'Have you had breakfast?',
    ],
    says: [
      'No, thank you. I want to sleep after this.',
      'Water, please. Coffee keeps me up till two.',
      'Tea would be kind. No coffee.',
    ],
  },
  {
    asked: [
      'Do you want to sit down?',
      'Have a seat, would you?',
      'Shall we sit?',
      'Do you want to sit here?',
      'Are you comfortable?',
    ],
    says: [
      "Gladly. I've been standing since six.",
      'Yes, please. My feet say thank you.',
      "I'll sit. If I fall asleep, wake me.",
    ],
  },
  {
    asked: [
      'Is this a bad time?',
      'Should we talk another time?',
      'Would you rather do this later?',
      'Do you want to go home first?',
      'Shall we postpone this?',
      'Is now okay?',
    ],
    says: [
      "No. If I go home, I'll lie there and wonder what it was.",
      "Now. I won't sleep if you leave it open.",
      "It's a bad time. Say it anyway, then it's said.",
    ],
  },
  {
    asked: [
      'Do you have a few minutes?',
      'Have you got fifteen minutes?',
      'How much time do you have?',
      'How long can you stay?',
      'When does your bus go?',
    ],
    says: [
      'Twenty minutes. My bus goes at nine.',
      "Till nine. Then there's no bus for an hour.",
      "I have till nine. After that I'm no use to you.",
    ],
  },
  {
    tells: 'situation-1',
    asked: [
      'Have you just come off a shift?',
      'Did you just finish?',
      'Are you coming from a night?',
      'When did you finish your shift?',
      'Have you been here all night?',
    ],
  },
  {
    tells: 'background-3',
    asked: [
      'How long have you been in this laboratory?',
      'How long have you worked here?',
      'Since when are you with us?',
      'How many years have you been in this lab?',
    ],
  },
  {
    tells: 'background-1',
    asked: ['How old are you?', 'What age are you?', 'May I ask how old you are?'],
  },
  {
    tells: 'background-7',
    asked: [
      'What do you do on your days off?',
      'What do you do in your free time?',
      "What do you do when you're not working?",
      'Do you have a hobby?',
      'Do you sing?',
      'Tell me about your choir.',
      'What do you do to relax?',
      'How do you switch off?',
      'What do you do for fun?',
    ],
  },
  {
    asked: [
      'What are you singing in the choir?',
      'When is your concert?',
      'When do you rehearse?',
      'Which choir is it?',
      'What kind of music do you sing?',
      'Have you missed rehearsals because of the nights?',
    ],
    says: [
      "Fauré, this winter. I've missed four rehearsals out of nine.",
      "The Requiem by Fauré, in December. Thursdays, when I'm not here.",
      "We sing on the twelfth of December. I'm on the rota that night. Look.",
    ],
  },
  {
    tells: 'background-6',
    asked: [
      'Where do you see yourself in a year?',
      'What would you like to do in the future?',
      'Do you have plans for your career?',
      'Would you like to lead the training?',
      'Have you thought about the training lead post?',
      'Are you going to apply for something?',
      'Is there anything I should have asked you?',
      'What are your ambitions?',
    ],
  },
  {
    tells: 'goal-3',
    asked: [
      'What are you afraid of?',
      'What would you lose?',
      'What do you want to be for the trainees?',
      'What matters to you for the future?',
      'What would you want people to say about you?',
      'Are you worried what this means for you?',
    ],
  },
  {
    asked: [
      'What if I recommended you for the training lead?',
      'What if you led the training?',
      'Would you apply for the training post?',
      'Should I support your application?',
      'Could you imagine training all of them?',
    ],
    says: [
      "You'd do that, after Tuesday? Then I'd have to be somebody they can ask.",
      "I'd want that. I'd have to earn it first, I know.",
      'Say that again when they stop asking to leave my nights. But yes.',
    ],
  },
  {
    asked: [
      'Do you want to stay here?',
      'Are you thinking of leaving?',
      'Have you thought about quitting?',
      'Would you leave the lab?',
      'Are you looking for another job?',
      'Will you stay with us?',
    ],
    says: [
      'I want to stay. Not like this, but stay.',
      "I've looked at an advert. Once, at five in the morning. I closed it.",
      "Fourteen years. I don't leave over one autumn. Two, perhaps.",
    ],
    more: ["Fill the posts, and you won't have to ask me that."],
  },
  {
    asked: [
      'Do you like your job?',
      'Do you still enjoy the work?',
      'What do you like about this work?',
      'Do you like it here?',
      'Why did you become a biomedical scientist?',
      'How did you get into this?',
    ],
    says: [
      "I do. When it's right, nobody ever hears of it. I like that.",
      'My grandmother got the wrong blood once. She lived. I started asking questions.',
      "Yes. Even now, at four, when it's quiet and everything fits.",
    ],
  },
  {
    asked: [
      'Do you have kids?',
      'Do you have a family?',
      'Are you married?',
      'Do you have a boyfriend?',
      'Are you seeing somebody?',
      'Is somebody waiting for you at home?',
      'Do you have children?',
      'Who do you live with?',
    ],
    says: [
      'A cat. She likes nights.',
      'Just a cat, and a mother on the telephone.',
      "No children. My mother's in Arequipa, she rings when I should be asleep.",
    ],
  },
  {
    asked: [
      'Where are you from?',
      'Where is Arequipa?',
      'Are you from Peru?',
      'When did you come here?',
      'Do you miss Peru?',
      'Do you miss home?',
    ],
    says: [
      'Arequipa, in the south of Peru. White stone and a volcano.',
      'Peru. I came at twenty-four, for one year.',
      'I miss the light. Not the traffic.',
    ],
  },
  {
    asked: [
      'What are you doing at the weekend?',
      'What do you do this weekend?',
      'Any plans for today?',
      'What will you do after this?',
      'What are you going to do now?',
    ],
    says: [
      'Sleep. Then sleep.',
      'Bed, and the phone in another room.',
      "Sleep till three, feed the cat, and then I'm back at eight.",
    ],
  },
  {
    asked: [
      'What do you like to cook?',
      "What's your favourite food?",
      'What do you eat at night?',
      'Do you cook?',
    ],
    says: [
      'Stuffed peppers, the hot ones. My neighbours complain.',
      'At night, rice. On Sundays I cook properly.',
      'Soup, in a flask. You learn that on nights.',
    ],
  },
  {
    asked: [
      'How do you get home?',
      'Do you live far away?',
      'Are you driving home?',
      'Should I call you a taxi?',
      'Can I give you a lift?',
    ],
    says: [
      'By bus. Forty minutes, and I sleep through most of it.',
      "The bus at nine. I don't drive after nights.",
      'The bus is fine, thank you. The driver wakes me.',
    ],
  },
  {
    asked: [
      'When are you on again?',
      'When is your next shift?',
      'Are you working tonight?',
      'When do you work next?',
      'When is your next night?',
    ],
    says: [
      'Tonight, at eight. And tomorrow.',
      "Tonight. Then Thursday's free, if nobody rings.",
      "Eight o'clock tonight. So you see why I'd like to go.",
    ],
  },
  {
    asked: [
      'When shall we talk again?',
      'When should we meet again?',
      'Shall we talk again on Thursday?',
      'When suits you for another talk?',
      'Should we look at it again in two weeks?',
      'When do you have time next week?',
    ],
    says: [
      'Thursday, before my shift. Not after one.',
      "In two weeks, at seven in the evening. Then I'm a person.",
      "Before a night, please, and not after. Thursday's good.",
    ],
  },
  {
    asked: [
      'When will you start?',
      'When do you start with that?',
      'From when?',
      'When will you talk to Owen?',
      'When are you going to do it?',
      'Starting when?',
    ],
    says: [
      "Tonight. I'm on with two of them.",
      'With Owen on Thursday. With the rest, tonight.',
      "From tonight. It's no use starting such a thing on a Monday.",
    ],
  },
  {
    asked: [
      'How will we know that it works?',
      "How would we notice that it's better?",
      "How will we know it's better?",
      'How do we measure that?',
      'What would be a sign that it works?',
      'What would be a good outcome?',
    ],
    says: [
      'When somebody asks me something at three in the morning again.',
      "If they ask. A quiet bench isn't a good bench.",
      "Nobody asks to leave my nights. And I've a date for mine.",
    ],
  },
  {
    asked: [
      'What happens if nothing changes?',
      'What if we leave it as it is?',
      'What if it goes on like this?',
      'How long can you go on like that?',
      'Where does this end?',
    ],
    says: [
      "Then one night I don't see it. That's what frightens me.",
      "Somebody makes a mistake, and it'll be me.",
      "Not long. I read every label three times now. I don't trust my eyes.",
    ],
  },
  {
    asked: [
      'Does this go in my file?',
      'Do you want it in writing?',
      'Should I write this down?',
      'Shall I put it in an email?',
    ],
    says: [
      'Write down both halves. What I do, and when the nights end.',
      'If you write, then the nights too. With the date.',
      "In writing's fine. Then soon can't mean anything any more.",
    ],
  },
  {
    asked: [
      'Who have you told?',
      'Have you talked to anybody about it?',
      'Does anybody else know?',
      'Who do you talk to about such things?',
    ],
    says: [
      'The cat. And somebody in the altos.',
      'Nobody here. Who would I tell, at four in the morning?',
      "Nobody. You don't, on nights.",
    ],
  },
  {
    asked: [
      'Is there anything else?',
      'Is there something you want to add?',
      'Anything else you want to tell me?',
      'Have I forgotten something?',
      'Do you have any questions?',
      'Is there anything you want to ask me?',
    ],
    says: [
      'Only when I get a date for the nights.',
      'One thing. Next time, come down at night and look.',
      'Who tells the trainees? You or me?',
    ],
  },
  {
    asked: [
      'Do you trust me?',
      'Do you believe me?',
      'Can I rely on you?',
      'Are we okay?',
      'Are we good?',
    ],
    says: [
      "Give me the date, and I'll believe you.",
      "I trust what's on the rota. So put it there.",
      "We're all right. It isn't the worst talk I've had in here.",
    ],
  },
  {
    asked: [
      'What am I doing wrong?',
      'What could I have done better?',
      'Do you have feedback for me?',
      'What should I have done?',
      'Is it my fault?',
      'What do you think of me as a boss?',
    ],
    says: [
      "Come down at night. Once. You'd see it in ten minutes.",
      'You say soon. Say a date instead, even a bad one.',
      'You noticed me on Tuesday. There were eleven nights before that.',
    ],
  },
  {
    asked: [
      'What is your job exactly?',
      'What do you do on nights?',
      'What do you do in blood transfusion?',
      'What are you responsible for?',
      "What's a crossmatch?",
    ],
    says: [
      "I match blood to people, and I check it till it's right. At night there's me and one trainee.",
      'Crossmatching. You make sure the unit fits the patient before it leaves.',
      'I run the night bench. Groups, crossmatches, and whoever is learning.',
    ],
  },
  {
    asked: [
      'Are you okay at home?',
      'Is everything all right at home?',
      'Are you okay yourself?',
      'Is there something else going on in your life?',
      'Are you all right?',
    ],
    says: [
      "Home's fine. I'm hardly in it.",
      "Nothing's wrong. I'm tired, that's all that is.",
      "I'm all right. I'd be better with a week of sleep.",
    ],
  },
  {
    asked: [
      'Are you tired?',
      'You must be exhausted, are you?',
      'Are you worn out?',
      "You look tired, don't you sleep?",
    ],
    says: [
      "I'm past tired. I'm at the polite stage before I fall over.",
      "Yes. But say it now, I won't sleep otherwise.",
      'Since August, yes.',
    ],
  },
  {
    asked: [
      'What time did you start?',
      'When did your shift start?',
      'How long have you been up?',
      'How long was your shift?',
    ],
    says: [
      'Eight last night, and I was up by six.',
      'At eight, yesterday evening. Twelve hours and a bit.',
      'Eight to eight. The half hour on top is for you.',
    ],
  },
]
