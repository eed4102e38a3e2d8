import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_LEGAL: readonly UsualQuestion[] = [
  {
    asked: [
      'Do you have any documents?',
      'Do you have that in writing?',
      'Do you have proof of that?',
      'Is there any evidence?',
    ],
    says: [
      "I'd have to look through what I kept.",
      'Some papers. Not all of it.',
      "I'll bring what I can find.",
    ],
  },
  {
    asked: ['Were there any witnesses?', 'Did anybody see it?', 'Who else was there?'],
    says: [
      "I wasn't counting heads.",
      'There may have been. I was busy with other things.',
      "I'd have to think who was about.",
    ],
  },
  {
    asked: [
      'What outcome are you hoping for?',
      'What do you want to achieve?',
      'What would you like to happen?',
    ],
    says: [
      "That it's put right.",
      'I want it over with, and fairly.',
      'Something that I can live with.',
    ],
  },
  {
    asked: [
      'Have you spoken to a lawyer before?',
      'Have you had legal advice?',
      'Did you talk to anybody about this?',
    ],
    says: ['Not about this.', "You're the first.", "Only with people who aren't lawyers."],
  },
  {
    asked: [
      'Are you telling me everything?',
      "Is there anything you haven't told me?",
      'Have you left anything out?',
    ],
    says: [
      "I've told you what I know.",
      "I don't think so. Ask, and I'll answer.",
      'Not on purpose.',
    ],
  },
  {
    asked: ['Are you sure about that?', 'How sure are you?', 'Could you be mistaken?'],
    says: [
      'As sure as one can be, after the time.',
      'I think so, yes.',
      "That's how I remember it.",
    ],
  },
  {
    asked: [
      'Would you say that in court?',
      'Would you testify to that?',
      'Would you be willing to testify?',
    ],
    says: ['If I have to.', "I wouldn't look forward to it, but yes.", "If that's what it takes."],
  },
  {
    asked: [
      'Do you know what it will cost?',
      'Do you have legal insurance?',
      'Can you afford this?',
    ],
    says: [
      'Not really. What does it cost?',
      'I was going to ask you that.',
      'That worries me, to be honest.',
    ],
  },
  {
    asked: [
      'How did this all come about?',
      'How did it start?',
      'How did things get to this point?',
      'How did you end up in this situation?',
      'How did it come to this?',
      'Can you tell me how the whole thing began?',
    ],
    says: [
      'In quite an ordinary way, to begin with.',
      'It started out harmless enough.',
      'Nobody planned it that way, least of all me.',
      'The way it often goes. Nothing much, and then this.',
    ],
  },
  {
    asked: [
      'When did this happen?',
      'When was that, roughly?',
      'When exactly was this?',
      'What date are we talking about?',
      'Can you tell me when it took place?',
      'On what day did it happen, more or less?',
    ],
    says: [
      "It's been a little while.",
      'Long enough ago to have thought it over.',
      "Recent enough that it's still on my mind.",
      'Some time back. It still keeps me busy.',
    ],
  },
  {
    asked: [
      'When did you first notice something was wrong?',
      'When did you find out?',
      'When did you realise?',
      'When did it first come to your attention?',
      'At what point did you see that something was off?',
      'When did you become aware of the problem?',
      "When did it dawn on you that this wasn't right?",
    ],
    says: [
      'Later than I should have.',
      'Not straight away. It took a little while.',
      'When it was too big to overlook.',
      'I had a feeling before I really saw it.',
    ],
  },
  {
    asked: [
      'How did you notice?',
      'How did you find out about it?',
      'How did you learn of this?',
      'How did it come to light?',
      'What tipped you off?',
      'How did you become aware that something was wrong?',
    ],
    says: [
      'Something was different from how it should be.',
      "It was a small thing. It just didn't add up.",
      'By looking twice, really.',
      'I came across it more than I looked for it.',
    ],
  },
  {
    asked: [
      'What did you do then?',
      'What was the first thing you did?',
      'What did you do when it happened?',
      'What was your first reaction?',
      'What did you do when you found out?',
      'So what did you do, right at that moment?',
    ],
    says: [
      'Nothing clever. I needed a moment.',
      'I kept calm, as well as I could.',
      'I stopped and took it in first.',
      'What seemed right just then. Nothing more.',
    ],
  },
  {
    asked: [
      'What have you done since then?',
      'What have you done about it so far?',
      'What steps have you taken up to now?',
      'What have you tried so far to sort it out?',
      'What have you been doing about it in the meantime?',
      'Since that day, what have you done?',
    ],
    says: [
      'The little that I could do by myself.',
      "I've tried the reasonable things first.",
      'Asked around, and waited. Mostly waited.',
      "Nothing hasty. I didn't want to make it worse.",
    ],
  },
  {
    asked: [
      'What was said, exactly?',
      'What exactly did they say to you?',
      'What were the exact words?',
      'What did the other person say?',
      'Can you repeat what was said?',
      'Tell me word for word what they said.',
    ],
    says: [
      'Nothing that made it any better.',
      'Few words. The tone said the rest.',
      'What people say when they want it over quickly.',
      'Enough for me to see where things stood.',
    ],
  },
  {
    asked: [
      'What did you say to them?',
      'What did you answer?',
      'What did you say back?',
      'And what did you say to that?',
      'What was your reply?',
      'What did you say yourself in that conversation?',
    ],
    says: [
      'Not much. I kept it short.',
      "Nothing that I'd have to take back.",
      'Less than I wanted to, perhaps.',
      'Only what I could stand by.',
    ],
  },
  {
    asked: [
      'Did it get heated?',
      'Did anyone raise their voice?',
      'Was there any shouting?',
      'Was it an argument?',
      'Did people lose their temper?',
      'Did it become loud between you?',
    ],
    says: [
      'It was tense, more than anything.',
      'There was an edge to it, yes.',
      'Nobody was at their best, me included.',
      'A little, the way it goes when nerves are short.',
    ],
  },
  {
    asked: [
      'Did they threaten you?',
      'Were you put under pressure?',
      'Did anyone pressure you?',
      'Did you feel threatened?',
      'Has anybody tried to intimidate you?',
      'Was any pressure put on you to agree?',
    ],
    says: [
      'Not in so many words.',
      'It was more in the way things were said.',
      'A bit, perhaps. Nothing you could hold up.',
      'I felt it more than I heard it.',
    ],
  },
  {
    asked: [
      'Did you write anything down at the time?',
      'Did you make notes?',
      'Did you keep a record of it?',
      'Have you kept a diary of what happened?',
      'Do you have any notes from back then?',
      'Did you jot down afterwards what happened?',
    ],
    says: [
      'A few lines, just for myself.',
      'Some of it, afterwards.',
      'Bits and pieces. Not from the very start.',
      'Less than I should have, but something.',
    ],
  },
  {
    asked: [
      'Do you have any photos of it?',
      'Did you take pictures?',
      'Any photos?',
      'Are there any photographs we could use?',
      'Have you got pictures on your phone?',
      'Did you photograph anything at the time?',
    ],
    says: [
      'A few, and not very good ones.',
      'Only quick ones, without much care.',
      "Fewer than I'd like now.",
      'Hardly any. I had other things on my mind.',
    ],
  },
  {
    asked: [
      'Are there any messages or emails?',
      'Do you still have the text messages?',
      'Did you keep the emails?',
      'Is there any correspondence between you?',
      'Do you have the messages that went back and forth?',
      'Did you save what they wrote to you?',
    ],
    says: [
      'Whatever there is, I kept.',
      "I've deleted nothing, if that's what you mean.",
      'Yes, what little was put in writing.',
      'Not much was written. That much I have.',
    ],
  },
  {
    asked: [
      'What was agreed between you?',
      'What did you agree on?',
      'What was the arrangement?',
      'What had been promised to you?',
      'What exactly was the deal?',
      'What were the terms, as you understood them?',
    ],
    says: [
      'Something that we both understood, or so I thought.',
      "What's usual, and a good deal of trust.",
      'The main points. The rest was taken for granted.',
      'Something simpler than what came of it.',
    ],
  },
  {
    asked: [
      'Did you sign anything?',
      'Have you signed something?',
      'Did they get you to sign something?',
      'Did you put your name to anything?',
      'Have you ever signed a paper about this?',
      'Did they give you anything to sign?',
    ],
    says: [
      'What was put in front of me at the time.',
      'Nothing I thought would matter later.',
      'Only what seemed to be usual.',
      'Nothing since it went wrong.',
    ],
  },
  {
    asked: [
      'Did you read it before you signed?',
      'Did you read the contract?',
      'Did you go through the small print?',
      'Have you read the whole document?',
      'Did you actually read what you were signing?',
      'Before you put your name to it, did you read it properly?',
    ],
    says: [
      'The main parts. Not every line.',
      'The way one reads such things. Too quickly.',
      'Yes, but I see it differently now.',
      'I went over it. Not closely enough, perhaps.',
    ],
  },
  {
    asked: [
      'What does the other side say?',
      "What's their version?",
      'What do they claim happened?',
      "What's their side of the story?",
      'What would they say if I asked them?',
      'What is the other party saying about it?',
    ],
    says: [
      'The opposite, more or less.',
      'That they did nothing wrong, naturally.',
      'Something that sounds better for them.',
      'They tell it their way, of course.',
    ],
  },
  {
    asked: [
      'What does the other side want?',
      'What are they asking for?',
      'What are they after?',
      'What do they want out of this?',
      'What are their demands?',
      'What does the other party hope to get?',
    ],
    says: [
      'That I let it go, I think.',
      'To have it settled on their terms.',
      'More than I find fair.',
      'The last word, above all.',
    ],
  },
  {
    asked: [
      'How are things between you now?',
      'How do you get on with them now?',
      'How is it when you meet them?',
      "What's the relationship like at the moment?",
      'How would you describe relations with them today?',
      'How are you getting along these days?',
    ],
    says: [
      "We're civil, and no more than that.",
      "Cool. We keep it to what's necessary.",
      'Tense, under the surface.',
      'Strained, as you can imagine.',
    ],
  },
  {
    asked: [
      'Are you still in contact with them?',
      'Are you two still talking?',
      'Do you still speak to them?',
      'Have you been in touch lately?',
      'Is there any contact at the moment?',
      'Do you still hear from them?',
    ],
    says: [
      "Only when there's no way round it.",
      'As little as possible.',
      'Hardly, and then not about this.',
      'Now and then, and it stays short.',
    ],
  },
  {
    asked: [
      'Was there trouble before this?',
      'Had there been problems before?',
      'Had anything like this happened before?',
      'Did you have disputes with them earlier?',
      'Is there a history between you?',
      'Were there any earlier incidents?',
    ],
    says: [
      'Small things. Nothing on this scale.',
      'The odd friction, nothing more.',
      'Little things that one lets go.',
      'Some signs, if I look back.',
    ],
  },
  {
    asked: [
      'Who else knows about this?',
      'Who have you told?',
      'Who did you tell about it at the time?',
      'Which people know?',
      'Who have you spoken to about what happened?',
      'Who is aware of it, apart from you and me?',
    ],
    says: [
      'Only people I trust.',
      'Very few people. I keep it close.',
      'Those who had to know.',
      'A small circle, and they keep quiet.',
    ],
  },
  {
    asked: [
      'What are you most afraid of?',
      'What worries you most?',
      "What's the worst that could happen, for you?",
      'What do you fear could happen?',
      'What scares you about it?',
      'What keeps you awake about this?',
    ],
    says: [
      'That it drags on and on.',
      'That nobody believes me in the end.',
      'That I end up worse off than before.',
      'That it all comes out twisted.',
    ],
  },
  {
    asked: [
      'What could you live with?',
      "What's the least you would accept?",
      'What would be acceptable to you?',
      'What would be enough for you?',
      "What's your bottom line?",
      'If you had to give a little, what could you accept?',
    ],
    says: [
      'A fair middle, if both sides move.',
      "Less than I want, if it's honest.",
      'Something both sides can stick to.',
      'Anything that lets me look ahead again.',
    ],
  },
  {
    asked: [
      'Would you settle?',
      'Would you be open to a settlement?',
      'Would you accept a compromise?',
      'Would you be willing to meet them halfway?',
      'Could you imagine coming to an agreement with them?',
      'If they made an offer, would you take it?',
    ],
    says: [
      "If it's fair to me as well, why not?",
      "I'd listen. Not to just anything, though.",
      "Rather that than endless arguing, if it's decent.",
      'Perhaps, if they move first.',
    ],
  },
  {
    asked: [
      'Are you prepared to go to court?',
      'Would you take this to court?',
      'Are you ready for a trial?',
      'Do you want to sue?',
      'Would you go all the way with this?',
      'If it came to a lawsuit, would you go through with it?',
    ],
    says: [
      'Only if nothing else works.',
      'As a last step, yes.',
      "I'd rather not, but I won't run from it.",
      'When the other ways are used up.',
    ],
  },
  {
    asked: [
      'How do you feel about giving evidence?',
      'How do you feel about the hearing?',
      'How would you feel facing them in court?',
      'How do you feel about being cross-examined?',
      'How would you feel about being questioned by their lawyer?',
      'How do you feel about standing in front of a judge?',
    ],
    says: [
      'Uneasy, to be honest.',
      "Nervous. But I'd get through it.",
      'Calm enough, as long as it stays fair.',
      'Tense already, just thinking of it.',
    ],
  },
  {
    asked: [
      'Would anybody back you up?',
      'Would your colleagues speak up for you?',
      'Would anyone confirm what you say?',
      'Would somebody vouch for you?',
      'Could anyone else support your account?',
      'Do you think the others would stand by your story?',
    ],
    says: [
      'Quietly, yes. In public is another matter.',
      'I hope so. People are careful, though.',
      "I think so, if they're asked properly.",
      "Some would. I'd rather not drag them in.",
    ],
  },
  {
    asked: [
      'What has it cost you so far?',
      'What have you lost through this?',
      'What damage has it done?',
      "What's it cost you up to now?",
      'What losses have you had because of it?',
      'What have you had to give up over this?',
    ],
    says: [
      'More than I like to add up.',
      'A good deal, and not only in money.',
      'Enough that I feel it.',
      'It adds up. Time and nerves most of all.',
    ],
  },
  {
    asked: [
      'How is this affecting you?',
      'How are you coping with it?',
      'How are you holding up?',
      'How has it been for you since?',
      'How do you live with it from day to day?',
      'How hard has this been on you personally?',
    ],
    says: [
      "I get by. It's always there, though.",
      "I carry on. I'm not quite myself.",
      'It wears me down, slowly.',
      'Some days are easier than others.',
    ],
  },
  {
    asked: [
      'Why are you coming to me only now?',
      'Why did you wait so long?',
      "Why didn't you say anything earlier?",
      'Why are you only coming forward now?',
      'Why not sooner?',
      'Why did you let so much time pass?',
    ],
    says: [
      'I hoped it would sort itself out.',
      "I didn't want to make a fuss too early.",
      'It took me a while to be ready.',
      'One puts such things off, and then it gets later.',
    ],
  },
  {
    asked: [
      'Where were you when it happened?',
      'Where exactly were you standing?',
      'Where were you at that moment?',
      'Where did you see it from?',
      'Where did you watch it from?',
      'And where were you, in relation to the others?',
    ],
    says: [
      'Close enough to take it in.',
      'A little off to the side.',
      'Near enough, but not right in the middle.',
      'Not far off, minding my own business.',
    ],
  },
  {
    asked: [
      'Did you see it with your own eyes?',
      'Did you see it happen?',
      'Is that something you saw yourself?',
      'Did you personally witness it?',
      'So you actually saw that?',
      'Did you watch it yourself, from start to finish?',
    ],
    says: [
      'Part of it, and I keep to that part.',
      'Most of it. Not every second.',
      "The part that I've told you about, yes.",
      'Enough of it to speak about it.',
    ],
  },
  {
    asked: [
      'Did you do anything wrong yourself?',
      'Do you see any fault on your side?',
      'Were you partly to blame?',
      'Is any of this your own doing?',
      'Do you think you made a mistake?',
      'Could they say it was partly your fault?',
    ],
    says: [
      'Small things, perhaps. Nothing that explains this.',
      "I could've been quicker, or firmer. That's all.",
      'Looking back, I was too trusting, perhaps.',
      'No more than anybody else in that position.',
    ],
  },
  {
    asked: [
      'Did you report it?',
      'Did you go to the police?',
      'Did you make a formal complaint?',
      'Have you told the authorities?',
      'Was it reported to anybody official?',
      'Did you file anything officially?',
    ],
    says: [
      'Only as far as it was asked of me.',
      'I told those who were in charge.',
      'Not with much noise, but I did speak up.',
      'What had to be reported, yes.',
    ],
  },
]
