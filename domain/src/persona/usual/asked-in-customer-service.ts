import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_CUSTOMER_SERVICE: readonly UsualQuestion[] = [
  {
    asked: [
      "What's your customer number?",
      'Can I have your order number?',
      'What is your account number?',
      'Do you have the reference number?',
      'Can you give me your invoice number?',
    ],
    says: {
      "You must have that. I've given it before.":
        'People ask for it at the start of every talk. Surely somebody types it in somewhere.',
      'It should be under my name.':
        "Just put my name in. I can't be the first who doesn't know a number by heart.",
      "Look it up under my name, please. I've no papers in front of me.":
        "Letters like that sit in a drawer, and I'd have to go and dig.",
    },
  },
  {
    asked: [
      'Have you tried turning it off and on again?',
      'Have you restarted it?',
      'Did you try to restart it?',
    ],
    says: {
      'Yes, of course. More than once.':
        'Each time I hoped it would come to its senses, and each time I was let down.',
      'That was the first thing that I tried.':
        'Everybody knows that trick by now. You do it before you even get annoyed.',
      "Yes. It didn't help.":
        "I waited a moment in between, as you're supposed to, and the trouble was right back.",
    },
  },
  {
    asked: [
      'Is there an error message?',
      'What does the screen say?',
      'What do you see on the screen?',
    ],
    says: {
      'Nothing that I could make sense of.':
        "It's the sort of language that only the people who built it understand.",
      'Nothing useful.': "I'd want to be told what's wrong and what to press. I get neither.",
      'No, nothing.': "I'd almost prefer a warning. At least then I'd know that it knows.",
    },
  },
  {
    asked: [
      "What's your address?",
      'Can you confirm your address?',
      'What is your postcode?',
      'Is your address still the same?',
    ],
    says: {
      "It's the one you have.": "Read me what's on your screen, and I'll say yes or no.",
      "It hasn't changed.":
        "I haven't moved, and I don't plan to. You can leave that field as it is.",
      'The same as on my account.': 'I keep that up to date, so you can go by what it says there.',
    },
  },
  {
    asked: [
      'Who did you speak to?',
      'Do you remember the name of my colleague?',
      'Who told you that?',
    ],
    says: {
      'They never say their name slowly enough.':
        "It goes by in one breath with the greeting, and then it's too late to ask.",
      "I didn't write it down. I should have.":
        "When you're upset you don't think of a pen. Now I'd note down every word.",
      "Somebody in your place. You'd know better than I do.":
        "From outside you're all one voice. Inside, somebody must have made a note.",
    },
  },
  {
    asked: [
      'What would you like me to do?',
      'What would make it right for you?',
      'How can I make it up to you?',
      'What can I do for you?',
    ],
    says: {
      "Put it right. That's all I want.":
        "I don't need flowers or a voucher. I need it to be as it should be.",
      "What you'd want, if you were me.":
        "Imagine it was your own money and your own evening. You'd know at once.",
      "Tell me what you can do, and I'll tell you if it's enough.":
        "I don't know what you're allowed to offer. Start with your best, and we'll both save time.",
    },
  },
  {
    asked: ['Can you hold for a moment?', 'Can I put you on hold?', 'Can you wait a minute?'],
    says: {
      'A minute. Not ten.': 'A minute has a way of growing once the music starts.',
      'If you come back, yes.':
        "Calls get lost that way, and then I'd have to begin again with somebody new.",
      'Not for long, please.':
        "I've got other things to do, and I'm doing none of them while I hold.",
    },
  },
  {
    asked: [
      'Can I call you back?',
      'When can I call you back?',
      "What's the best time to call you?",
      'When is a good time to reach you?',
    ],
    says: {
      'If you really do, yes. Any time today.':
        "I'll keep the phone next to me. A promised call that doesn't come is worse than none.",
      "I'd rather get it done now.":
        "Now I have you, and you know the story. Later I'd be telling it to a stranger.",
      'This afternoon. And please do.':
        "By then I'll have my hands free, and I'd like to be done with it before the evening.",
    },
  },
  {
    asked: [
      'Did you fill in the form?',
      'Have you filled in the form on the website?',
      'Did you send us an email?',
      'Have you written to us?',
    ],
    says: {
      "No. That's why I'm calling.":
        "On the phone I can hear whether I've been understood. With anything written, I'd only be guessing.",
      'I want to talk to somebody, not fill in a form.':
        "My trouble never fits into the boxes. A person can ask when something's unclear.",
      'No. Would anybody have read it?':
        'You send such things off and they vanish. All you get is an automatic thank you.',
    },
  },
  {
    asked: [
      'Do you want a refund or a replacement?',
      'Would you like your money back?',
      'Would you prefer a refund?',
    ],
    says: {
      'What I paid for, if you can manage it. Otherwise the money.':
        'I chose it for a reason. Money back means I start looking all over again.',
      'Whichever is quicker.':
        "I've stopped caring how it ends. I'd just like to cross it off my list.",
      "I'd like it to work. If it can't, then the money.":
        "I'm not after the money. I got it to use it, and I'd still like to.",
    },
  },
  {
    asked: ['Are you still with us?', 'Are you thinking of leaving us?', 'Will you stay with us?'],
    says: {
      'That depends on today.':
        "If something has moved by the time we finish, I'll stay. If it's more waiting, I'll look around.",
      "Ask me when it's sorted.":
        "Right now I'd only give you an angry answer, and it might not be a fair one.",
      "I haven't decided. You could help with that.":
        'Changing is a nuisance, so half of me wants a reason to stay. Give me one.',
    },
  },
  {
    asked: [
      'When did it happen?',
      'When did you first notice it?',
      'When exactly did the trouble start?',
      'On what day did that happen?',
      'When did you see that something was wrong?',
      'When did this problem begin?',
    ],
    says: {
      'Not long before I got in touch.':
        "Once I'm sure that something's wrong, I speak up. Sitting on it only makes me crosser.",
      "It's been some days now.":
        "At first you think it'll be gone by morning. Then you begin to count the mornings.",
      "A while back, and it's been trouble since.":
        "One thing follows from the other. Every day there's something I have to put off for it.",
      'Shortly before my first complaint. It feels longer.':
        "Waiting stretches the days. You keep looking whether there's any news.",
    },
  },
  {
    asked: [
      'How did you notice?',
      'How did you find out about it?',
      'How did it come to your attention?',
      'How did you realise that something was wrong?',
      'How did you discover the problem?',
      'How was it noticed in the first place?',
    ],
    says: {
      "You couldn't overlook it.":
        'A child would have spotted it. I only wonder how it got past your people.',
      'I looked more closely, and there it was.':
        "At first glance it seemed all right. It's the second look that tells you.",
      'Something was off, so I looked again.':
        'You get a feeling when you know how a thing ought to be. I trust that feeling.',
      'The way one notices such things: too late.':
        "You only see it when you need the thing, and there's no worse moment for it.",
    },
  },
  {
    asked: [
      'How many times have you called us?',
      'How often did you contact us about this?',
      'How many times have you been in touch already?',
      'How often have you had to call?',
      'How many calls have you made about it so far?',
      'How often did you try to reach us?',
    ],
    says: {
      'More often than I should have to.':
        "Once ought to do. You say what's wrong, somebody writes it down, and it's dealt with.",
      'Often enough, believe me.':
        'By now I could tell the story in my sleep, from the start and in the right order.',
      'Too often for a thing like this.':
        "What's wrong is plain enough. It takes one person to decide, not one more call from me.",
      'More than it should take.':
        'I start from nothing every time, with a new voice that knows nothing about it.',
    },
  },
  {
    asked: [
      'When did you last call us?',
      'When was the last time you spoke to us?',
      'When did you last talk to one of my colleagues?',
      'When was your last call?',
      'When were you last in touch with our team about this?',
    ],
    says: {
      'Not that long ago.':
        "It's fresh enough that I still remember what was said, and in what tone.",
      'Recently. It should be in your notes.':
        "Somebody always says they'll make a note. I'd like to think that they do.",
      'A little while ago, and nothing came of it.':
        'I put the phone down quite hopeful. Then I waited, and it stayed quiet.',
      'Just lately, and without much luck.':
        "You need to reach the right person in the right mood, and I didn't.",
    },
  },
  {
    asked: [
      'What did my colleague tell you?',
      'What did they say on the phone last time?',
      'What were you promised?',
      'What exactly did our people promise you?',
      'What answer did you get from us?',
      'What did the person you spoke to say?',
    ],
    says: {
      'That it would be looked into.':
        "It sounded friendly, but nobody said who looks or when I'd hear.",
      'Kind words, and then nothing.':
        'How sorry they were, how well they understood me. And I went on waiting.',
      'That somebody would take care of it.':
        'Somebody turned out to be nobody. I should have asked who exactly.',
      "The usual: we're on it, please be patient.":
        "You hear it so often that it stops meaning anything. I'd rather have an honest no.",
    },
  },
  {
    asked: [
      'Which department did you speak to?',
      'Which team told you that?',
      'Which of our offices said so?',
      'Which department was it that promised you this?',
      'Which part of the company were you put through to?',
      'Which desk did you talk to?',
    ],
    says: {
      'Whichever one picked up.':
        "I take who I get. A customer can't tell who's responsible for what.",
      'The one I was passed on to.':
        "There's a click, another voice, and I begin again with good morning.",
      'The one that deals with such things, supposedly.':
        "At least nobody there said it wasn't their business. It just didn't lead anywhere.",
      'Your front line, or whatever you call it.':
        "The ones who have to take the anger and aren't allowed to decide much. I don't envy them.",
    },
  },
  {
    asked: [
      'Did anybody get back to you?',
      'Has anyone called you back?',
      'Did you ever hear back from us?',
      'Did one of us return your call?',
      'Has somebody been in touch since then?',
      'Has anybody replied to you at all?',
    ],
    says: {
      'Not with anything useful.':
        "Useful would be a decision. Being thanked for my patience isn't one.",
      'Not in a way that helped.':
        "What I heard was polite, but afterwards I was exactly where I'd been before.",
      'Not from anybody who could settle it.':
        "People tell me they have to ask somebody. I'd like to speak to the one they ask.",
      'No, I had to do the chasing.':
        "If I don't stir, nothing stirs. It's become a little job of its own.",
    },
  },
  {
    asked: [
      'How did my colleague treat you?',
      'How were you treated?',
      'How did our staff behave towards you?',
      'How did they talk to you on the phone?',
      'How did the person you spoke to behave?',
      'How were you dealt with?',
    ],
    says: {
      "Politely enough. It just didn't help.":
        "Manners are fine, and I noticed them. But I'd have traded them for an answer.",
      "As if I'd been in the way.":
        "Short answers, with a sigh in between. You feel that they'd like you gone.",
      'Correctly, but without much interest.':
        'It was like hearing somebody read from a sheet. I never got a question that was meant for me.',
      'In a hurry, as if the next one was waiting.':
        "I'd hardly finished a sentence and the answer was already there, only not to my question.",
    },
  },
  {
    asked: [
      'Who took delivery of it?',
      'Who signed for it?',
      'Who accepted the parcel?',
      'Who was there when it was delivered?',
      'Who received it?',
      'Who was at the door when it came?',
    ],
    says: {
      'One of us here, as always.':
        "Whoever is nearest the door takes things in. We've never had to think about it.",
      'Somebody here. That part went properly.':
        "My complaint isn't about the handing over. I'd hate us to spend our time on that.",
      'One of us. Nobody did anything wrong there.':
        'You take a thing in and say thank you. Nobody opens everything on the doorstep.',
      'Somebody at this end, in the ordinary way.':
        'They hand it over, we take it, and everybody goes on with the day.',
    },
  },
  {
    asked: [
      'What did it look like?',
      'What state was it in?',
      'What condition was it in when you got it?',
      'What did it look like when it arrived?',
      'What shape was it in?',
      'What sort of state did you find it in?',
    ],
    says: {
      'Bad. You could see it at a glance.':
        "I didn't have to search. My eye went straight to what was wrong.",
      'Worse than I make it sound.':
        "I'm trying to stay calm. If you stood in front of it, you'd be louder than I am.",
      'A sorry sight, to be honest.':
        "You look forward to something, and then you stand there and don't want to touch it.",
      'Nothing like what it should have been.':
        "Hold it next to what you promise, and you'd think of two different things.",
    },
  },
  {
    asked: [
      'Was anybody hurt?',
      'Did anyone get hurt?',
      'Were there any injuries?',
      'Has anybody come to harm?',
      'Did you hurt yourself?',
      'Was someone injured when it happened?',
    ],
    says: {
      'No, luckily it went no further.':
        "In the end it's only trouble and some temper. I'd be talking differently otherwise.",
      'No. The fright was enough.':
        'You feel it in your knees for a while, even when nobody has a scratch.',
      'No, we were spared that.':
        "People matter more than things, and they're all fine. I do keep that in mind.",
      'No. It could easily have been worse.':
        "One unlucky moment more, and we'd be having a much sadder talk.",
    },
  },
  {
    asked: [
      'What did you do then?',
      'What did you do when you noticed it?',
      'What was the first thing you did?',
      'What did you do right after that?',
      'What steps did you take?',
      'What did you do about it at first?',
    ],
    says: {
      'I looked again, to be sure.':
        "I don't like to accuse anybody before I've checked that it isn't me.",
      'What anybody would. Then I turned to you.':
        "First you shake your head, then you check it, then you look for who's responsible.",
      'I took a deep breath and got in touch.':
        "If I talk while I'm cross, I say things I regret. So I breathe first.",
      'I thought it over, and then I complained.':
        "I asked myself whether I was being petty. I wasn't, so here I am.",
    },
  },
  {
    asked: [
      'How are you managing in the meantime?',
      'How do you get by without it?',
      'How do you cope until it is solved?',
      'How are you bridging the time until then?',
      'How do you manage for now?',
      'How are you getting along at the moment?',
    ],
    says: {
      "Somehow. It isn't a solution.":
        'You improvise, and it holds till evening. Next morning you begin again.',
      'With a stopgap, and not a good one.':
        'It does half of what I need, and I have to keep an eye on it.',
      'By making do. It costs me time.':
        'What used to go by itself I now have to do the long way round.',
      'Badly, but it has to work somehow.':
        "Things don't stop just for me. So I grit my teeth and get through the day.",
    },
  },
  {
    asked: [
      'What have you tried so far?',
      'What have you already done to fix it?',
      'What did you try yourself?',
      'What have you done on your side to solve it?',
      'What attempts have you made to sort it out?',
      'What else did you try?',
    ],
    says: {
      'The obvious things. None of it helped.':
        'I checked it, started over, and read whatever there was to read.',
      'All that one can do alone.':
        "There's a point where only your people can get any further, and I'd reached it.",
      'Whatever made sense. It changed nothing.':
        'Even a few things that made less sense. In the end you try those out of spite.',
      'Quite a bit, step by step, without success.':
        "One thing at a time, so I'd have known what did it. It never came to that.",
    },
  },
  {
    asked: [
      'What upset you most?',
      'What bothered you the most about it?',
      'What was the worst part for you?',
      'What annoys you most?',
      'What makes you so angry about it?',
      'What got to you more than anything else?',
    ],
    says: {
      'That nobody felt responsible.':
        'Everybody was friendly, and everybody pointed to the next one.',
      'That I have to run after it.':
        "The mistake isn't mine, but the running is. It ought to be the other way round.",
      'Being left alone with it.':
        "You sit there and don't know if anybody is doing anything. A sign now and then would help.",
      'How little it seemed to matter to anyone.':
        "For you it's one case on a list. For me it's what I wake up with.",
    },
  },
  {
    asked: [
      'How does it affect your day?',
      'How does this affect your daily life?',
      'How much does it disrupt your routine?',
      'How does the problem get in your way?',
      'How has it changed your everyday life?',
      'How does it make itself felt day to day?',
    ],
    says: {
      'It holds up everything else.':
        "I can't start the next thing until this one is done, and so it all piles up.",
      'I have to plan around it all the time.':
        "Before I promise anybody anything, I first have to think whether it'll work.",
      'More than I thought. It eats up my time.':
        'A look here, a call there, and half the morning is gone.',
      'A lot. I never get it off my mind.':
        "I'm in the middle of something else and catch myself arguing with you in my head.",
    },
  },
  {
    asked: [
      'Do you have photos of it?',
      'Did you take any pictures?',
      'Have you got a photo that shows it?',
      'Are there any pictures?',
      'Did you photograph it?',
      'Do you have any pictures that you could send me?',
    ],
    says: {
      'A few, and they show it clearly.':
        "You don't need to be an expert. One look, and you'd know what I'm talking about.",
      'Yes, some. You see it at once.':
        "From close up and from further off, so there'll be no arguing about it.",
      'Yes, on my phone.': "Tell me where to send them, and you'll have them while we talk.",
      'Yes. I thought somebody would ask.':
        "Without a picture it's only my word, and I'd sooner have more than that.",
    },
  },
  {
    asked: [
      'Do you still have the receipt?',
      'Have you kept the receipt?',
      'Is there a receipt?',
      'Do you have proof of purchase?',
      'Did you keep the invoice?',
      'Have you got the bill at hand?',
    ],
    says: {
      'Yes, I keep such things.':
        "For ages you don't need them, and then comes a talk like this one.",
      "Yes, it's with my papers.":
        "There's a folder for that sort of thing. I'd only have to leaf through it.",
      'I have that, yes.': "If it helps, I'll send you a copy. The paper itself stays with me.",
      'Of course. You should have it too.':
        "It came from you, after all. I shouldn't have to prove what you sold me.",
    },
  },
  {
    asked: [
      'Do you still have the packaging?',
      'Did you keep the box?',
      'Have you still got the original packaging?',
      'Is the box still there?',
      'Did you hold on to the wrapping?',
      'Do you have the carton it came in?',
    ],
    says: {
      'Most of it, yes.': 'Opening it cost a corner or two. It would still do to send it back in.',
      "Yes, it's standing around here.":
        "I walk round it every day. I'd be glad to have the space back.",
      "Yes, I haven't thrown anything out.":
        "As long as a thing isn't settled, I leave everything together, down to the last scrap.",
      'What was left of it, yes.':
        "You can't open these things without tearing them. I've put the pieces aside.",
    },
  },
  {
    asked: [
      'How did you pay?',
      'How was it paid?',
      'How did you settle the bill?',
      'How did you make the payment?',
      'In what way did you pay for it?',
      'How did you pay for the order?',
    ],
    says: {
      'The usual way, and on time.':
        'Owing people makes me uneasy. A bill comes, and I deal with it.',
      'The way it said on the bill.':
        "I went by what was printed there. You'd find it on your side soon enough.",
      'Just as it was agreed.': "I kept my half of the bargain. All I'm asking for is yours.",
      'The way I pay for everything.':
        "I've got my habit and I stick to it. Then I know where to look later.",
    },
  },
  {
    asked: [
      'When are you at home?',
      'When would somebody be in?',
      'When could we come by?',
      'What time of day is somebody there?',
      'When will you be home this week?',
      'When would a visit suit you?',
    ],
    says: {
      'Early in the day is best.':
        "Before the day gets going I've got my head free, and I needn't hurry anybody.",
      'Most days, if I know beforehand.':
        'I can move things about, but not from one hour to the next.',
      'Early or late, rather than in between.':
        "In the middle I've got my hands full, and I'd only be half listening.",
      'Nearly any time, as long as you keep to it.':
        "What I can't stand is sitting by the door and listening for a car.",
    },
  },
  {
    asked: [
      'Do you prefer phone or email?',
      'Would you rather have a call or an email?',
      'Shall we write or phone?',
      'Do you want the answer in writing or by phone?',
      'Would an email do, or should we ring you?',
      'Is a call or a letter better for you?',
    ],
    says: {
      'Phone first, and then in writing.':
        'On the phone we clear it up. On paper nobody can forget it afterwards.',
      'A call. Writing takes too long.':
        'You write, you wait, you get a question back, and you wait again.',
      'Either, as long as it really comes.':
        "I check both. It's the silence that I can't do anything with.",
      'Whichever gets me an answer sooner.':
        "I'm not fussy about the form. A short yes or no would do me.",
    },
  },
  {
    asked: [
      'Would that be enough for you?',
      'Would that solve the problem?',
      'Would that help?',
      'Is that a solution you could accept?',
      'Would that settle it for you?',
      'Would you be happy with that?',
    ],
    says: {
      'Perhaps, if it really happens.':
        "I've grown careful with promises. I'll be pleased when it's in front of me.",
      'Perhaps, as a first step.':
        "It gets things moving, and I'm glad of it. The rest would still be open.",
      'That depends on what comes of it.':
        'Plenty of things sound good. I judge them by whether I have to complain again.',
      "Partly. I'd have to see it done.":
        'The thing itself would be mended. The trust takes a little longer.',
    },
  },
  {
    asked: [
      'What had you expected?',
      'What did you expect when you ordered it?',
      'What were your expectations?',
      'What did you think you were getting?',
      'What did you imagine it would be like?',
      'What were you hoping for when you came to us?',
    ],
    says: {
      'What was agreed. No more than that.':
        "No extras, no ribbons. I read what I'm to get, and then I count on it.",
      'Nothing special, just what you advertise.':
        'Those fine words must mean something. I simply took you at them.',
      'Something that does what it should.':
        'You take it, you use it, and you never have to think about it.',
      'Something I could rely on.':
        "The sort of thing that's still all right when I'm not looking.",
    },
  },
  {
    asked: [
      'What do you expect from good service?',
      'What does good service mean to you?',
      'What do you expect from a company like ours?',
      'What is important to you in a service?',
      'What matters to you when you deal with a firm?',
      'What should good customer care look like?',
    ],
    says: {
      'A straight answer, in good time.':
        'Even a no is fine, if it comes early enough for me to do something else.',
      'One person who sees it through.':
        "Somebody who knows my story, so that I needn't start over with each call.",
      'People who keep their word.':
        "If you say you'll ring in the morning, then it rings in the morning.",
      'Honesty, also when something goes wrong.':
        'Somebody who tells me where they slipped up, and leaves the excuses out.',
    },
  },
  {
    asked: [
      'Would you buy from us again?',
      'Would you order here again?',
      'Would you choose us again?',
      'Would you come back to us another time?',
      'Would you do business with us again?',
      'Could you imagine ordering from us again?',
    ],
    says: {
      'Not the way things stand.':
        "I'd spend the whole time waiting for the next thing to go wrong.",
      'Before this, yes. Now I hesitate.':
        "I used to do it without a second thought. Now there's a small voice that says wait.",
      'That hangs on how this ends.':
        'A mistake put right properly can make me more loyal than no mistake at all.',
      "I'd think about it longer than before.":
        "I'd compare, I'd ask around, I'd read the small print for once.",
    },
  },
  {
    asked: [
      'Have you told other people about it?',
      'Have you talked about it with friends?',
      'Did you mention it to other customers?',
      'Have you been telling people what happened?',
      'Did you warn anybody about us?',
      'Have others heard about it from you?',
    ],
    says: {
      'Well, one talks about such things.':
        "Somebody asks how I am, and it's the first thing that comes out.",
      'Those who ask get an honest answer.':
        "I don't make it bigger than it is. But I won't sing your praises either.",
      'In passing, yes. It does come up.':
        "People sit together and tell each other their annoyances. This one's mine at the moment.",
      'Some, yes. I only said what happened.':
        'I told it in order and left the swearing out. They could judge for themselves.',
    },
  },
  {
    asked: [
      'Have you written a review?',
      'Did you post about it online?',
      'Have you rated us on the internet?',
      'Did you put a review anywhere?',
      'Have you left us a bad rating?',
      'Have you shared it on social media?',
    ],
    says: {
      'Not so far. I wanted to hear you first.':
        "There are two sides to most things. I'd like to know yours before I write mine.",
      "Not yet. I'd rather have it solved.":
        "A bad rating may let off steam, but it doesn't repair anything for me.",
      "I've held back with that.":
        "Once it's out there you can't take it back, and there are people behind it.",
      "No, it isn't how I usually do things.":
        "If I've something to say, I say it to whoever it concerns.",
    },
  },
  {
    asked: [
      'What should we have done differently?',
      'What would you have wished for?',
      'What would you have liked us to do?',
      'What could we have done better?',
      'What did you miss in the way we handled it?',
      'What would have been the right reaction on our part?',
    ],
    says: {
      'The simple things: listen, and then act.':
        "Let me finish, say back what you've understood, and then do something about it.",
      'Not much. A quick word would have done.':
        "Just a line that you know and you're working on it. I'd have waited in peace.",
      'A little more care, right from the start.':
        "One more look by somebody who cares, and we'd both have a quieter day.",
      'An honest word, before I had to ask.':
        'Bad news is easier to take when somebody brings it of their own accord.',
    },
  },
  {
    asked: [
      'How long have you been a customer?',
      'How long have you been with us?',
      'For how many years have you been buying from us?',
      'How long have you been dealing with our company?',
      'How long have you had your account here?',
      'How long have you known us?',
    ],
    says: {
      'Long enough to expect better.':
        "You'd think that loyalty counts for something, at least for a quick answer.",
      'For some time now.':
        "It had become a habit, and habits are comfortable. I'd be sorry to break it.",
      'Not just since yesterday.':
        'I know how you do things when they go well. So I notice the difference.',
      'Long enough that this surprised me.':
        "I'd have stood up for you in front of others. Now I'd keep quiet for a bit.",
    },
  },
  {
    asked: [
      'Has this happened before?',
      'Have you had this problem before?',
      'Did you ever have trouble with us in the past?',
      'Have there been other problems?',
      'Have you ever had to complain before?',
      'Did anything like this ever happen to you?',
    ],
    says: {
      'Nothing on this scale.':
        "Anything else got cleared up with a word or two. This one just won't close.",
      'Little things. I let them pass.':
        "Everybody slips now and then, and I wouldn't make a fuss over crumbs.",
      'Never as badly as this time.':
        "Normally I'm annoyed for an hour. This time it follows me into the evening.",
      'Hardly worth mentioning, next to this.':
        "The sort of trouble you've forgotten by supper. I couldn't even list them for you.",
    },
  },
  {
    asked: [
      'How urgent is it?',
      'How quickly do you need this solved?',
      'How pressing is it for you?',
      'How fast does it have to be done?',
      'How soon do you need an answer?',
      'How much of a hurry are you in?',
    ],
    says: {
      'Yesterday would have been good.':
        "I'm already at the point where I have to explain the delay to other people.",
      "It can't wait much longer.": "I can bridge a little, but I'm running out of excuses.",
      'Each day makes it harder.':
        'Whatever gets left lying has to be caught up later, and the pile keeps growing.',
      "The sooner it's over, the better.": "I'd like one evening where I don't think about it.",
    },
  },
  {
    asked: [
      'Who else is affected?',
      'Who else does this concern?',
      'Who suffers from it besides you?',
      'Who is affected by the problem apart from you?',
      'Who else has trouble because of it?',
      'Which other people does this hit?',
    ],
    says: {
      'Everybody around me, a little.':
        'They get my bad mood, for a start, and they wait along with me.',
      'Others as well. I do the talking.':
        'It only confuses things if everybody complains separately. So it falls to me.',
      'Whoever depends on me, in the end.':
        "If I'm late with my part, somebody further down is late with theirs.",
      'More people than one would think.':
        'You pull at one thread and see how many others are tied to it.',
    },
  },
  {
    asked: [
      'Did you get a confirmation?',
      'Did you receive a confirmation email?',
      'Was the order confirmed to you?',
      'Have you had a confirmation from us?',
      'Was it confirmed in writing?',
      'Did we send you any confirmation?',
    ],
    says: {
      'Yes, one of those automatic ones.':
        'It thanks you warmly, and you know that no human being has seen it.',
      'Something came, yes. Just standard phrases.':
        'How much you value my business, that sort of sentence. You could send it to anybody.',
      'Yes, and it all looked fine.':
        'I read it through and put it away with an easy mind. More fool me.',
      'Yes, in the usual form.':
        'You get it, you skim it, you file it. I can look it out if you need it.',
    },
  },
  {
    asked: [
      'Did anything change before it happened?',
      'Did you do anything differently that day?',
      'Was there something unusual beforehand?',
      'Had anything been changed on your side?',
      'Was anything different from usual?',
      'Did you alter anything before it started?',
    ],
    says: {
      'Not on my side.': "If something was changed, then it was somewhere I don't get to look.",
      'No, everything was as always here.':
        "I'm a creature of habit. If I'd moved so much as a chair, I'd know.",
      'No. I did what I always do.':
        'The same steps in the same order. My hands do it without me by now.',
      'Nothing that would explain it.':
        "I went back over it in my head, and it's ordinary whichever way I turn it.",
    },
  },
  {
    asked: [
      'Would you like to speak to my manager?',
      'Do you want to talk to a supervisor?',
      'Shall I put you through to my boss?',
      'Would you prefer to speak to somebody higher up?',
      'Should I get my team leader?',
      'Do you want me to pass you on to the person in charge?',
    ],
    says: {
      "If you can't decide it, yes.":
        "I don't want to get around you. I only need somebody who's allowed to say yes.",
      'Only if that moves it along.':
        "If it means telling it all again and waiting again, then let's leave it.",
      'Not if you can settle it yourself.':
        "You've listened to me this far. I'd sooner finish it with you.",
      "Whoever can decide it. I don't mind.":
        "Titles don't impress me. It could be your newest colleague, if they're allowed to.",
    },
  },
  {
    asked: [
      'How much has it cost you?',
      'How much damage has it done?',
      'How big is the loss for you?',
      'How much did you lose because of it?',
      'How much money and time has it taken?',
      'How much are you out of pocket?',
    ],
    says: {
      'Enough that I feel it.':
        "I think twice now about things that I wouldn't have worried about before.",
      'A good deal, counting the time.':
        "Nobody pays me for the hours I've spent on this, and I'd had other plans for them.",
      'More than I can just shrug off.':
        "If it were small change, I'd swallow it and save us both this talk.",
      'More than it looks at first.':
        "There's the thing itself, and then everything that got put off on account of it.",
    },
  },
  {
    asked: [
      'How did you feel when it happened?',
      'How did you feel when you saw it?',
      'How did you feel at that moment?',
      'How did it make you feel at first?',
      'How did you feel when you found out what had gone wrong?',
    ],
    says: {
      'Angry at first, then just tired.':
        'Being angry takes strength. After a while you just want to sit down.',
      'My heart sank a little.':
        'I saw all the bother coming, the calls and the explaining, before it had even begun.',
      'I was lost for words.': "I just stood there looking at it, and I'm not often quiet.",
      'Let down, to put it mildly.':
        'You trust somebody with a thing, and then you feel a bit foolish for it.',
    },
  },
  {
    asked: [
      "Why didn't you call sooner?",
      'Why did you wait so long?',
      "Why didn't you tell us right away?",
      'Why are you only contacting us now?',
      'Why did you not come to us earlier?',
      'Why have we not heard from you before?',
    ],
    says: {
      'I thought it would sort itself out.':
        "Half of all troubles go away if you leave them alone. This one wasn't in that half.",
      'I wanted to be sure first.':
        "It's embarrassing to complain and then find that you had it wrong yourself.",
      "I don't complain about every little thing.":
        "If I cried out each time, nobody would listen when it's serious.",
      'One gives people a chance first.':
        "Anybody can have a bad day, and I'm glad when others overlook mine.",
    },
  },
  {
    asked: [
      'Why did you choose us in the first place?',
      'Why did you decide to go with our company?',
      'Why did you buy from us and not elsewhere?',
      'Why did you come to us back then?',
      'Why did you pick us?',
      'Why us, of all firms?',
    ],
    says: {
      'You had a good name.':
        'You were one of those that come to mind first. I took it as a good sign.',
      'I liked what I was told.':
        "It was clear, and nobody pushed me. I've a weakness for people who explain things well.",
      'It sounded sensible at the time.':
        "I weighed it up and couldn't find the catch. Today I'd search a little longer.",
      'People spoke well of you, back then.':
        'I trust what I hear over coffee more than any advertisement.',
    },
  },
  {
    asked: [
      'How long did you have to wait?',
      'How long were you on hold?',
      'How long were you in the queue?',
      'How long did it take until somebody answered?',
      'How long did we keep you waiting?',
      'How long have you been waiting for a reply?',
    ],
    says: {
      'Longer than anybody should.':
        "You can't start anything proper, in case somebody answers just then.",
      'Long enough to lose patience.':
        'I start out friendly, I really do. It wears thin while I listen to nothing.',
      'Too long for a simple question.':
        "By the time somebody's there, you've nearly forgotten how you meant to put it.",
      'Longer than I had time for.':
        'I squeeze such things in between two others, and then the second one has to wait.',
    },
  },
  {
    asked: [
      'Can we send somebody round?',
      'Could one of our people come and look at it?',
      'Would it be all right if somebody came by?',
      'Shall we send an expert to check it?',
      'Can I arrange a visit?',
      'Would you let someone take a look at it?',
    ],
    says: {
      'Yes, if it happens when you say.':
        "I'll be there, and the door will be open. I expect the same in return.",
      'Yes, but somebody who knows the job.':
        "Somebody who looks, understands, and doesn't have to come back with somebody else.",
      "Yes, but I can't wait in all day.":
        "Give me a rough hour, or a ring on the way, and I'll arrange it.",
      "If it's somebody who can decide, yes.":
        "If they only look and write a report, I'm no further than I am now.",
    },
  },
  {
    asked: [
      'Did anybody inform you beforehand?',
      'Were you warned in advance?',
      'Did you get any notice?',
      'Were you told about it beforehand?',
      'Did we let you know in time?',
      'Did somebody give you advance notice?',
    ],
    says: {
      'No, it came out of the blue.':
        'I was going about my day as usual, and suddenly I had this to deal with.',
      'Not a word, no.': 'A short message would have been enough. I could have got ready for it.',
      'Not in time to do anything.':
        'A warning is only worth something while I can still change my plans.',
      'No. I had to find out myself.':
        "It leaves a bad taste. You start to wonder what else you aren't told.",
    },
  },
  {
    asked: [
      'What do the people around you say?',
      'What do your colleagues say about it?',
      'What do others think of it?',
      'What do people at home say?',
      'What does everybody else make of this?',
      'What do your friends say about the whole thing?',
    ],
    says: {
      "That I'm being far too patient.":
        "They'd have banged on the table long ago. I'd rather stay polite and stubborn.",
      'They shake their heads.':
        "They ask how it can take so long, and I've no good answer for them.",
      "They'd have given up by now.":
        "Most people would sooner swallow it than ask once more. I'm not made like that.",
      "That I shouldn't let it rest.":
        'Somebody has to speak up, they say, or the next one gets the same treatment.',
    },
  },
  {
    asked: [
      'Shall I keep you informed?',
      'Should I let you know how it goes?',
      'Do you want me to update you?',
      'Would you like to hear from me in between?',
      'Shall I get in touch when there is news?',
      'Would it help if I kept you posted?',
    ],
    says: {
      'Yes, and without my asking, please.':
        "When I have to ask, I feel like a beggar, and I'm only after what's mine.",
      "Please. I'd rather hear too much than nothing.":
        "Even a line saying that there's no news would let me sleep better.",
      "Yes. I'm tired of chasing it.": "For once I'd like the phone to ring at my end.",
      'That would be the least, yes.':
        'It costs you a minute, and it saves me a whole day of wondering.',
    },
  },
]
