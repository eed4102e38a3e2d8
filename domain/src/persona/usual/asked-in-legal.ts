import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_LEGAL: readonly UsualQuestion[] = [
  {
    asked: [
      'Do you have any documents?',
      'Do you have that in writing?',
      'Do you have proof of that?',
      'Is there any evidence?',
    ],
    says: {
      "I'd have to look through what I kept.":
        'My papers go into a drawer and stay there. It takes some digging to find anything.',
      'Some papers. Not all of it.':
        'Paper shows the outline. A good part of what goes on between people never gets written down.',
      "I'll bring what I can find.":
        "Anything with a signature or a date on it. You can judge better than I can what's useful.",
    },
  },
  {
    asked: ['Were there any witnesses?', 'Did anybody see it?', 'Who else was there?'],
    says: {
      "I wasn't counting heads.":
        "You look at what's in front of you at such a moment. Faces at the edge just blur.",
      'There may have been. I was busy with other things.':
        "My head was full. Somebody could've stood right behind me and I'd have missed it.",
      "I'd have to think who was about.":
        "I'd go through it in my mind, where people usually are, and only name those I'm certain of.",
    },
  },
  {
    asked: [
      'What outcome are you hoping for?',
      'What do you want to achieve?',
      'What would you like to happen?',
    ],
    says: {
      "That it's put right.":
        'Whoever got it wrong should say so, and make good what can be made good.',
      'I want it over with, and fairly.':
        "I'd like to wake up without it being my first thought. But not at any price.",
      'Something that I can live with.':
        'An outcome I can explain to myself later without getting angry all over again.',
    },
  },
  {
    asked: [
      'Have you spoken to a lawyer before?',
      'Have you had legal advice?',
      'Did you talk to anybody about this?',
    ],
    says: {
      'Not about this.':
        'I always took lawyers to be for bigger matters than mine. I see that differently now.',
      "You're the first.":
        'I wanted to tell it properly, to a single person, and not in pieces all over the place.',
      "Only with people who aren't lawyers.":
        "Everybody has an opinion and is sure of it. It's a comfort, but it isn't advice.",
    },
  },
  {
    asked: [
      'Are you telling me everything?',
      "Is there anything you haven't told me?",
      'Have you left anything out?',
    ],
    says: {
      "I've told you what I know.":
        "What I only suspect I've left aside. Guesses of mine wouldn't help either of us.",
      "I don't think so. Ask, and I'll answer.":
        "I can't always tell what counts in law. A detail I find dull may be what you need.",
      'Not on purpose.':
        'Some things come back only when somebody touches on them. A question in the right place does it.',
    },
  },
  {
    asked: ['Are you sure about that?', 'How sure are you?', 'Could you be mistaken?'],
    says: {
      'As sure as one can be, after the time.':
        "The main thing stands clear before me. It's the edges, the order of things, that fade.",
      'I think so, yes.': 'When I go over it again in my head, it comes out the same each time.',
      "That's how I remember it.":
        "It comes back to me in pictures more than in words, and the pictures don't change.",
    },
  },
  {
    asked: [
      'Would you say that in court?',
      'Would you testify to that?',
      'Would you be willing to testify?',
    ],
    says: {
      'If I have to.': "Once I'm called, I come and say what I know. I wouldn't push to the front.",
      "I wouldn't look forward to it, but yes.":
        "Being stared at and picked apart isn't pleasant. Keeping quiet would bother me longer, though.",
      "If that's what it takes.":
        "Should it hang on my word, I wouldn't want to be the person who stayed silent.",
    },
  },
  {
    asked: [
      'Do you know what it will cost?',
      'Do you have legal insurance?',
      'Can you afford this?',
    ],
    says: {
      'Not really. What does it cost?':
        "I'd need to know where it starts, what it can grow to, and who pays if it goes wrong.",
      'I was going to ask you that.':
        'Better an honest figure at the start than a shock when the bill comes.',
      'That worries me, to be honest.':
        "With every letter and every call I'd be thinking of the meter running.",
    },
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
    says: {
      'In quite an ordinary way, to begin with.':
        "People doing what they always do, and nobody looking twice. You'd have walked past it too.",
      'It started out harmless enough.':
        "It was the sort of thing you shrug off. Not a thing you'd ever expect to tell a lawyer about.",
      'Nobody planned it that way, least of all me.':
        "Had I seen where it led, I'd have turned off at the first corner.",
      'The way it often goes. Nothing much, and then this.':
        "A small matter left lying gathers others around it. Suddenly there's no easy way back.",
    },
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
    says: {
      "It's been a little while.":
        "The first excitement is gone, but I don't have to dig for the memory either.",
      'Long enough ago to have thought it over.':
        "In the beginning it's all feeling. By now I can look at it from more than my own side.",
      "Recent enough that it's still on my mind.":
        "It pops up while I'm washing dishes or trying to sleep, as if it were still going on.",
      'Some time back. It still keeps me busy.':
        "I keep going over it and wondering what else could've been done. You'd think that wears off.",
    },
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
    says: {
      'Later than I should have.':
        'One trusts that things are as they always are. Afterwards the signs look so plain.',
      'Not straight away. It took a little while.':
        'There was always some harmless explanation to hand. Only when those ran out did I look properly.',
      'When it was too big to overlook.':
        'Small things I explain away, as most people do. At some size that stops working.',
      'I had a feeling before I really saw it.':
        "Just an uneasiness, the kind you talk yourself out of when there's nothing to point at.",
    },
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
    says: {
      'Something was different from how it should be.':
        'When you know a thing well, your eye catches on it, like a picture hung slightly crooked.',
      "It was a small thing. It just didn't add up.":
        "A detail that wouldn't fit with the rest, whichever way I turned it.",
      'By looking twice, really.':
        "The first glance sees what it expects. It's the second one that starts asking questions.",
      'I came across it more than I looked for it.':
        "I had my mind on something else entirely. If I'd gone searching, I might've missed it.",
    },
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
    says: {
      'Nothing clever. I needed a moment.':
        'You stand there and your head is empty. The good ideas only turn up afterwards.',
      'I kept calm, as well as I could.':
        'Outwardly, at least. I kept my voice low, and my heart was pounding all the same.',
      'I stopped and took it in first.':
        "I wanted to understand it before I did something that couldn't be undone.",
      'What seemed right just then. Nothing more.':
        'In that moment you only see the next step. Judging it from a chair is easier.',
    },
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
    says: {
      'The little that I could do by myself.':
        'Getting it straight in my own head, mostly, and putting together what might matter.',
      "I've tried the reasonable things first.":
        'Talking before writing, and asking politely before I get firm.',
      'Asked around, and waited. Mostly waited.':
        "You ask, you're told to be patient, and then it goes quiet. It's tiring.",
      "Nothing hasty. I didn't want to make it worse.":
        "Send an angry letter and you never get it back. I'd rather sleep on things.",
    },
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
    says: {
      'Nothing that made it any better.':
        'One friendly sentence can turn such a talk around. I listened for it in vain.',
      'Few words. The tone said the rest.':
        "It was cold and clipped, the way you talk to somebody you've already finished with.",
      'What people say when they want it over quickly.':
        "Smooth, general phrases that fit anything. You notice they're already halfway out of the door.",
      'Enough for me to see where things stood.':
        'I could tell that minds were made up, and that no argument of mine would move them.',
    },
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
    says: {
      'Not much. I kept it short.':
        "Once I'm upset I say too much. So I stick to the essential and leave it there.",
      "Nothing that I'd have to take back.":
        "No insults, no grand announcements. Read it out to me and I won't blush.",
      'Less than I wanted to, perhaps.':
        'The best answers come to me on the way home. In the moment I swallow most of it.',
      'Only what I could stand by.':
        "How it looked from where I was, and no guesses about anybody's motives.",
    },
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
    says: {
      'It was tense, more than anything.':
        'Long pauses, tight lips, everybody weighing each word. Shouting might even have been a relief.',
      'There was an edge to it, yes.':
        'Polite words, but spoken too slowly and too clearly. You feel that in your stomach.',
      'Nobody was at their best, me included.':
        "Under strain I interrupt and stop listening. I can't blame that on the others.",
      'A little, the way it goes when nerves are short.':
        "Voices climb a bit without anybody meaning it. After a good night's sleep nobody would've snapped.",
    },
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
    says: {
      'Not in so many words.':
        'It came wrapped up as friendly advice, what might be wiser for me and so on.',
      'It was more in the way things were said.':
        "A pause in the wrong place, a smile that didn't fit. On paper it would read quite harmless.",
      'A bit, perhaps. Nothing you could hold up.':
        'Little hints that can be taken back at once. Repeat them and you look oversensitive.',
      'I felt it more than I heard it.':
        'My shoulders went up whenever the subject came near. The body notices before the head does.',
    },
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
    says: {
      'A few lines, just for myself.':
        'Key words, nothing polished. Writing things down stops them going round in my head.',
      'Some of it, afterwards.':
        "Once I'd calmed down enough to put it into sentences. What struck me most came first.",
      'Bits and pieces. Not from the very start.':
        "Early on you don't know that it'll matter. You only begin when you feel you may need it.",
      'Less than I should have, but something.':
        'I trust my memory too much as a rule. What I did put down is short, but honest.',
    },
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
    says: {
      'A few, and not very good ones.':
        "You can tell what it is, with some goodwill. My hand isn't steady when I'm upset.",
      'Only quick ones, without much care.':
        "I held it up and pressed, and didn't check what was in the frame.",
      "Fewer than I'd like now.":
        "Today I'd want every corner from every side. You don't think like that at the time.",
      'Hardly any. I had other things on my mind.':
        "When something's going on, I want to see to it, not stand there and take pictures.",
    },
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
    says: {
      'Whatever there is, I kept.':
        'I hardly ever throw writing away. You never know which scrap somebody will ask for.',
      "I've deleted nothing, if that's what you mean.":
        "Even the ones I don't come off well in. Picking out the nice ones would look worse.",
      'Yes, what little was put in writing.':
        "Short lines, the practical kind. Anything that mattered we'd sooner say face to face.",
      'Not much was written. That much I have.':
        'Talking is quicker, and friendlier too. You only miss the paper once you need to prove something.',
    },
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
    says: {
      'Something that we both understood, or so I thought.':
        'We used the same words and nodded. I suppose each of us pictured something else.',
      "What's usual, and a good deal of trust.":
        "A handshake sort of understanding. You don't spell things out with somebody you think well of.",
      'The main points. The rest was taken for granted.':
        'Who does what, roughly. What happens if it fails is never the cheerful part to discuss.',
      'Something simpler than what came of it.':
        "You could've told it in a breath. Now every word of it seems to have a second meaning.",
    },
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
    says: {
      'What was put in front of me at the time.':
        "People were waiting for me to finish. You don't like to be the awkward one.",
      'Nothing I thought would matter later.':
        'It looked like a formality, the sort of page you sign and forget by evening.',
      'Only what seemed to be usual.':
        "If everybody before me has put their name there, I don't expect a trap.",
      'Nothing since it went wrong.':
        "I've grown careful with my name. I'd want somebody like you to look at it first.",
    },
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
    says: {
      'The main parts. Not every line.':
        'What I get and what I have to do for it. The dense bits at the back I skimmed.',
      'The way one reads such things. Too quickly.':
        'Eyes down the page, nodding at words I half understood. I wanted to be done with it.',
      'Yes, but I see it differently now.':
        "Sentences that sounded harmless have teeth once there's a quarrel.",
      'I went over it. Not closely enough, perhaps.':
        "I looked for what I expected to find there. What was missing I didn't think to look for.",
    },
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
    says: {
      'The opposite, more or less.':
        'Where I see a fault, they see a misunderstanding. We could be talking of different events.',
      'That they did nothing wrong, naturally.':
        'It was all quite correct, to hear them, and anyone upset about it is being difficult.',
      'Something that sounds better for them.':
        'They begin the story later and stop it earlier, so the awkward part falls off both ends.',
      'They tell it their way, of course.':
        'They probably believe it, too. Tell a story often enough and you come out of it well.',
    },
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
    says: {
      'That I let it go, I think.':
        "They seem to hope I'll tire of it. Every delay suits them better than me.",
      'To have it settled on their terms.':
        "They'd decide what counts and what doesn't, and I'm to be grateful for the rest.",
      'More than I find fair.':
        "I'd give up something and they'd give up nothing. I don't call that meeting in the middle.",
      'The last word, above all.':
        'Being seen to be right matters more to them than the thing itself. You can hear it.',
    },
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
    says: {
      "We're civil, and no more than that.":
        'A nod, a good morning, a door held open. Nobody asks how the other one is.',
      "Cool. We keep it to what's necessary.":
        'Practical things, in as few words as will do. All the small talk has gone.',
      'Tense, under the surface.':
        "From outside you'd see nothing. But each of us listens for what's behind every word.",
      'Strained, as you can imagine.':
        'I think before I speak, and I expect they do too. Nothing comes easily any more.',
    },
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
    says: {
      "Only when there's no way round it.":
        'If something has to be passed on and nobody else can do it. I stay polite then.',
      'As little as possible.':
        "I'd go the long way round to avoid a meeting. I sleep badly after one.",
      'Hardly, and then not about this.':
        'The weather, some practical matter. We both steer round it like a hole in the road.',
      'Now and then, and it stays short.':
        "A greeting, the bare essentials, and somebody remembers they have to go. Usually it's me.",
    },
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
    says: {
      'Small things. Nothing on this scale.':
        "A sharp word, a promise kept late. You're annoyed till supper and then it's gone.",
      'The odd friction, nothing more.':
        'People who have to do with each other rub against each other at times. It always smoothed over.',
      'Little things that one lets go.':
        'A remark you pretend not to hear, for the sake of peace. Perhaps I kept the peace too long.',
      'Some signs, if I look back.':
        'Evasive answers, a certain carelessness. Taken singly they meant little to me.',
    },
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
    says: {
      'Only people I trust.':
        "The kind who listen and don't carry it further. I can say things badly in front of them.",
      'Very few people. I keep it close.':
        'Talk makes its own story, and then you spend your time correcting it.',
      'Those who had to know.':
        "Whoever is touched by it shouldn't hear it from strangers. Beyond that it's nobody's business.",
      'A small circle, and they keep quiet.':
        "They've got nothing to gain from gossip, and they know it would hurt me.",
    },
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
    says: {
      'That it drags on and on.':
        "You can't plan, and you can't put it behind you. Every letter in the post starts it afresh.",
      'That nobody believes me in the end.':
        "I'd have told the truth and would stand there like a liar. I couldn't shake that off.",
      'That I end up worse off than before.':
        "All that effort and worry, and then I'd wish I'd never opened my mouth.",
      'That it all comes out twisted.':
        "Half a sentence gets picked out, and suddenly I've said something I never meant.",
    },
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
    says: {
      'A fair middle, if both sides move.':
        'I take a step and see a step coming back. Then I can stop counting.',
      "Less than I want, if it's honest.":
        'Being told openly what went wrong is worth a good part of the rest to me.',
      'Something both sides can stick to.':
        "Clear enough that nobody can read it differently later. Otherwise we'd soon be here again.",
      'Anything that lets me look ahead again.':
        "I'd like to plan something without this standing in the way. I'd give in a bit for that.",
    },
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
    says: {
      "If it's fair to me as well, why not?":
        "I don't need to win. I need to feel that my side was counted too.",
      "I'd listen. Not to just anything, though.":
        'A serious offer gets a serious answer from me. A cheap one would only make me stubborn.',
      "Rather that than endless arguing, if it's decent.":
        'Arguing eats up evenings and sleep. A decent half today can be worth more than everything someday.',
      'Perhaps, if they move first.':
        "If I make the first step, it looks as if I'm admitting something. A sign would be enough.",
    },
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
    says: {
      'Only if nothing else works.':
        "In court somebody always leaves as the loser. I'd sooner try everything that can be talked over.",
      'As a last step, yes.':
        "Let it be seen that I was patient. After that I'd have no bad conscience.",
      "I'd rather not, but I won't run from it.":
        "I like my peace. But I don't want anybody to count on my giving in.",
      'When the other ways are used up.':
        "A talk, a letter, somebody neutral in between. All that's cheaper and kinder than a judge.",
    },
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
    says: {
      'Uneasy, to be honest.':
        "It's strange ground with its own rules. I'm afraid of saying a right thing in a wrong way.",
      "Nervous. But I'd get through it.":
        'My mouth goes dry and I talk too fast. After the first few answers it usually settles.',
      'Calm enough, as long as it stays fair.':
        "Hard questions don't scare me. Having my words turned round on me would.",
      'Tense already, just thinking of it.':
        'I catch myself answering imaginary questions in the shower, and I never come off well.',
    },
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
    says: {
      'Quietly, yes. In public is another matter.':
        "Over a cup of coffee they'd all agree. A statement with their name on it frightens people.",
      'I hope so. People are careful, though.':
        "They have their own peace and living to think of. I couldn't hold it against them.",
      "I think so, if they're asked properly.":
        'Without pressure, and about what they know themselves. Nobody likes to be pushed into taking sides.',
      "Some would. I'd rather not drag them in.":
        "They'd have the trouble and nothing in return. I'd feel in their debt for years.",
    },
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
    says: {
      'More than I like to add up.':
        "As long as I don't see the total, I can carry on. I'm a coward about that sum.",
      'A good deal, and not only in money.':
        'My ease, above all. I used to trust people without thinking, and now I check.',
      'Enough that I feel it.':
        "I think twice about things I'd simply have done before. You notice it in small pleasures.",
      'It adds up. Time and nerves most of all.':
        'Hours over papers, and then I lie awake over the same papers. Nobody pays those back.',
    },
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
    says: {
      "I get by. It's always there, though.":
        'Like a noise in the next room. I can work and laugh, and still I hear it.',
      "I carry on. I'm not quite myself.":
        "I'm shorter with people than they deserve, and I forget things. Normally I'm better company.",
      'It wears me down, slowly.':
        "No single day is terrible. I'm just a little more tired each time than sleep can mend.",
      'Some days are easier than others.':
        'With plenty to do I hardly think of it. The quiet ones are the long ones.',
    },
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
    says: {
      'I hoped it would sort itself out.':
        'Plenty of things do, if you leave them alone. With this one I hoped too long.',
      "I didn't want to make a fuss too early.":
        "You don't want to be the person who runs to a lawyer over every trifle.",
      'It took me a while to be ready.':
        'Saying it aloud makes it real. As long as I kept it in, I could still pretend.',
      'One puts such things off, and then it gets later.':
        "There's always some chore that's easier to face. And each week it gets harder to begin.",
    },
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
    says: {
      'Close enough to take it in.':
        "I didn't have to guess or crane my neck. Even a lowered voice I'd have heard.",
      'A little off to the side.':
        'I had an angle on it, not the full front view. Some things you only see sideways from there.',
      'Near enough, but not right in the middle.':
        'I could follow it without being swept along. Those in the thick of it see less.',
      'Not far off, minding my own business.':
        "I'd no reason to watch at first. It was the change in the mood that made me look up.",
    },
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
    says: {
      'Part of it, and I keep to that part.':
        "What went on before or after, others would have to tell you. I don't borrow their memories.",
      'Most of it. Not every second.':
        "You look away, you blink, somebody moves into your view. I won't fill those gaps with guesses.",
      "The part that I've told you about, yes.":
        "If I didn't see something, I say so or leave it out. You can go by that.",
      'Enough of it to speak about it.':
        "I can say how it went and in what mood. For the finer points I'd be no help.",
    },
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
    says: {
      'Small things, perhaps. Nothing that explains this.':
        "An impatient tone, say. People do that daily and don't end up talking to a lawyer.",
      "I could've been quicker, or firmer. That's all.":
        "I'm slow to say no to people. A clear word early on might've spared us this.",
      'Looking back, I was too trusting, perhaps.':
        "I assume people mean what they tell me, till I learn otherwise. It's a costly way to learn.",
      'No more than anybody else in that position.':
        "Put a sensible person there, knowing what I knew, and they'd have done much the same.",
    },
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
    says: {
      'Only as far as it was asked of me.':
        "I answer what I'm asked and fill in what's needed. I don't go knocking on doors.",
      'I told those who were in charge.':
        "From then on it was theirs to deal with. I'm not somebody who goes over people's heads.",
      'Not with much noise, but I did speak up.':
        'Calmly, to somebody who ought to know. Loud complaints get you called a troublemaker.',
      'What had to be reported, yes.':
        "I stick to what's required of me. What I merely thought about it I kept out.",
    },
  },
]
