import type { UsualQuestion } from '../usual-questions.ts'

/** Of their work and life, and what is asked in passing. */
export const ASKED_OF_THEMSELVES: readonly UsualQuestion[] = [
  {
    asked: [
      'How did you get into this?',
      'How did you come to do this work?',
      'How did you end up in this job?',
      'What made you choose this line of work?',
    ],
    says: {
      'One thing led to another.':
        "Somebody asks for a hand, you turn out to be useful, and soon you're asked again.",
      'By accident, like most people.':
        'Few of us end up in what we dreamt of at school. You try a thing, and it fits.',
      "It's a long story, and not a very exciting one.":
        'There were a few detours, and each of them looked like a good idea at the time.',
    },
  },
  {
    asked: [
      'Do you like your job?',
      'Do you enjoy your work?',
      'Do you like what you do?',
      'Are you happy in your job?',
    ],
    says: {
      'On most days, yes.': "When I can see in the evening what I've got done, I go home content.",
      'Mostly. There are days.':
        'The ones when everybody wants something from me at once, I could do without.',
      "I wouldn't do it otherwise.": 'It takes too much out of you to do it for the money alone.',
    },
  },
  {
    asked: [
      'What do you like about your job?',
      'What do you enjoy most about your work?',
      "What's the best part of your job?",
    ],
    says: {
      'The people, mostly.':
        'The ones I see every day. A kind word from them carries me through a lot.',
      'That no two days are the same.':
        "I come in with a plan, and by noon there's something I've never seen before.",
      'When something works at the first go.':
        "I've braced myself for a long fight, and then it simply runs. I could sing.",
    },
  },
  {
    asked: [
      'What does a typical day look like?',
      'What does a normal day look like for you?',
      'Can you walk me through your day?',
      'How does your day go?',
    ],
    says: {
      "Early start, and then it's whatever comes in.":
        "The first hour's my own. After that other people decide what's urgent.",
      "No two are the same. That's the trouble.":
        "As soon as I've found a rhythm, something comes along and breaks it.",
      "It fills up by itself, let's put it that way.":
        "I start on one small job, look up, and the day's nearly gone.",
    },
  },
  {
    asked: [
      'How was your weekend?',
      'Did you have a nice weekend?',
      'What did you do at the weekend?',
    ],
    says: {
      'Quiet, thanks.':
        'I like it when the phone stays silent and breakfast takes half the morning.',
      'Short. They always are.':
        "By the time I've caught up on the housework and some sleep, they're over.",
      'Fine, thank you. And yours?':
        "I got some rest, and for once I didn't think much about work.",
    },
  },
  {
    asked: [
      'What are you doing at the weekend?',
      'Any plans for the weekend?',
      'What are your plans for tonight?',
    ],
    says: {
      'Nothing much.': 'I like to leave it open and see what I feel like when it comes.',
      'Sleep, if they let me.':
        "There's always somebody who needs something just when I've closed my eyes.",
      "Nothing that you'd envy me for.":
        "Washing, shopping, all the things that get left lying when I'm busy.",
    },
  },
  {
    asked: [
      "How's the weather where you are?",
      "What's the weather like?",
      'Is it raining where you are?',
    ],
    says: {
      'Grey.': 'The kind of sky that makes you leave the light on all day.',
      'Not worth talking about.':
        "You look out once in the morning and know you won't miss anything.",
      'It could be worse.': "I can go out without ruining my shoes, and that's enough for me.",
    },
  },
  {
    asked: [
      'Did you have far to come?',
      'How did you get here?',
      'Was the traffic bad?',
      'Did you find it all right?',
      'Did you find the parking okay?',
    ],
    says: {
      'No, it was fine.':
        'I always allow a bit extra, so there was nothing to get worked up about.',
      'It was all right, thanks.':
        "I got here in one piece and in a decent mood, so I can't complain.",
      'No trouble, thanks.':
        "Everything was where I'd expected it, and I didn't have to ask anybody.",
    },
  },
  {
    asked: [
      'Do you have children?',
      'Do you have a family?',
      'Are you married?',
      'Do you have kids?',
    ],
    says: {
      "I keep my family out of it, if you don't mind.":
        "They haven't asked to be talked about, and I'd like to respect that.",
      "That's my private life.":
        'I talk more freely about everything else when that door stays shut.',
      "I'd rather not talk about home.":
        'There has to be one part of my life that nobody asks about.',
    },
  },
  {
    asked: ['How old are you?', "What's your age?", 'When were you born?'],
    says: {
      'Old enough.': "I've made most of the mistakes that people make, some of them twice.",
      "That's not something I tell everybody.":
        "People hear it and think at once they know what you can and can't do.",
      'Older than I look, I hope.':
        "On a good morning people guess too low, and I don't correct them.",
    },
  },
  {
    asked: [
      'What do you do in your free time?',
      'Do you have any hobbies?',
      'What do you do for fun?',
    ],
    says: {
      'What free time?':
        "When I finally sit down in the evening, I'm mostly too tired to start anything.",
      'I walk a bit, when I can.':
        'Just round and about, without any aim. My head clears after a while.',
      'Nothing out of the ordinary.':
        "A bit of reading, a bit of television, a decent meal if I've got the energy.",
    },
  },
  {
    asked: [
      'Can I get you a coffee?',
      'Would you like a coffee?',
      'Would you like something to drink?',
      'Do you want some water?',
    ],
    says: {
      "No, thanks, I'm fine.": "I never finish a cup when I'm talking. It only goes cold.",
      "I'm all right, thank you.":
        "Too much of anything makes me fidgety, and I'd rather be calm for this.",
      'Not just now, thanks.':
        "Later I might well say yes. First I'd like to get into what we're here for.",
    },
  },
  {
    asked: [
      'How much time do you have?',
      'How long do you have?',
      'Do you have a few minutes?',
      'Is this a good time?',
      'Have I caught you at a good time?',
      'Did I catch you at an all right moment?',
    ],
    says: {
      'A few minutes.': 'Other things are waiting, but this one matters enough to squeeze it in.',
      "I've got some time. Let's not waste it.":
        'Too many talks go round in circles, and then the important part gets rushed.',
      'Long enough, if we get on with it.':
        "If we skip the small talk, there's room for everything that counts.",
    },
  },
  {
    asked: [
      "What's your phone number?",
      'How can I reach you?',
      "What's the best number to reach you?",
      'What is your email address?',
    ],
    says: {
      'The same way as today is fine.':
        'It got us together this time, so I see no need for another one.',
      'You have my number.':
        "Just try me there. If I can't pick up, I call back when I get a minute.",
      "I'll send you my details afterwards.":
        "In writing nobody mishears anything, and you've got it to hand when you need it.",
    },
  },
  {
    asked: ['Are you sitting comfortably?', 'Can you hear me all right?', 'Is the line okay?'],
    says: {
      'Yes, fine.': "Nothing crackles and nothing pinches, so I'm happy.",
      'I can hear you, yes.': "Every word, clear as a bell. If that changes, I'll say so.",
      'Yes, go ahead.': "I've settled down, and I'm not doing anything else on the side.",
    },
  },
  {
    asked: ['Do you understand?', 'Does that make sense so far?', 'Are you following me?'],
    says: {
      'Yes, go on.': "It hangs together, and I'd like to hear where it's going.",
      "I'm with you.": "If you lose me I'll stop you. I don't nod just to be polite.",
      'So far, yes.': "The outline's clear to me. It's in the details that I tend to get lost.",
    },
  },
  {
    asked: ['What do you want from me?', 'What can I do for you?', 'How can I help you?'],
    says: {
      "That's what I hope to find out.":
        "I've got a feeling that talking could help. The rest should come as we go.",
      'Listen, to begin with.':
        'Let me get to the end of it once, before you tell me what you think.',
      "Let's see where we get to.":
        "The useful things tend to come up on the way, when nobody's pushing for them.",
    },
  },
  {
    asked: ['How are you feeling today?', 'How do you feel today?', 'How are you doing today?'],
    says: {
      "I'm all right.":
        "I'm awake, I'm calm enough, and I can think straight. More I don't ask for.",
      'So so, to be honest.': "A bit tired, and my thoughts keep wandering off, but I'll manage.",
      "I've had better days, and worse.":
        'On the better ones I wake up keen. On the worse ones I avoid everybody.',
    },
  },
  {
    asked: [
      'What should I call you?',
      'May I call you by your first name?',
      'How do I pronounce your name?',
    ],
    says: {
      'My first name is fine.': 'Anything more formal sounds stiff, as if I were in trouble.',
      'First names are fine with me.':
        'I talk more easily that way, and nobody has to stand on ceremony.',
      'As you like.': 'I answer to most things. The tone matters to me more than the name.',
    },
  },
  {
    asked: [
      'Is there anything else?',
      'Anything else?',
      "Is there anything else you'd like to add?",
      'Is there anything that I forgot to ask?',
      'Is there anything I should have asked you?',
    ],
    says: {
      "No, I think that's it.": 'Everything that was on my mind has had its turn.',
      'Not from my side.': "I've said what I came to say, and the rest can wait for another time.",
      'No. You have asked enough.': "I've talked more than I usually do, and now it has to settle.",
    },
  },
  {
    asked: [
      'Can I take notes?',
      'Do you mind if I take notes?',
      'Is it okay if I write this down?',
    ],
    says: {
      'Go ahead.': "I forget half of what's said myself, so it's good if somebody keeps track.",
      'Please do.': 'Then nobody has to argue later about who said what.',
      "I don't mind.": "There's nothing I'd say here that I couldn't stand to see on paper.",
    },
  },
  {
    asked: [
      'Are you busy?',
      'Are you very busy at the moment?',
      'Busy day?',
      'Is there a lot going on right now?',
      'Do you have a lot on?',
      'Have you got your hands full?',
    ],
    says: {
      'No more than usual, thanks.':
        "There's a list, and I cross things off it. As long as it gets shorter, I'm content.",
      "There's plenty to do, yes.":
        "Something's finished, and the next is already looking at me. I prefer it to sitting about.",
      "Yes, but it's manageable.":
        'I take the worst thing first, and then the rest of the day is downhill.',
      'Yes, it never quite stops.': "Even in a quiet moment I'm listening for the next thing.",
    },
  },
  {
    asked: [
      "How's your day going?",
      'How has your day been so far?',
      "How's the morning been?",
      'How is your week going?',
      "How's it all going today?",
    ],
    says: {
      'Quite all right so far.':
        "Nobody's been cross with me, and I've had time to sit down. I don't ask for more.",
      'Much like any other, thanks.':
        'A slow start, a bit of a rush, then a lull. I rather like the rhythm.',
      'Steady, with no great surprises.':
        "I've been able to do things in the order I meant to. It feels like a luxury.",
      'Not too bad, thank you.':
        "A bit of hurry, a bit of laughing in between. I've had greyer ones.",
    },
  },
  {
    asked: [
      'How was your journey?',
      'How was the trip?',
      'How was the drive over?',
      'How was the ride here?',
      'How was it getting here today?',
    ],
    says: {
      'Smooth enough, thank you.':
        "I could let my thoughts wander, and I arrived before I'd finished with them.",
      'Uneventful, which is how I like it.':
        'Nobody in my way and nothing to get upset about. I can have adventures elsewhere.',
      'Easy, all things considered.':
        "I like to leave a bit early, so a small delay doesn't spoil my mood.",
      'Fine, nothing held me up.': 'I even had a few minutes to catch my breath before coming in.',
    },
  },
  {
    asked: [
      'How do you take your coffee?',
      'How do you like your coffee?',
      'How do you have your tea or coffee?',
      'How should I make your coffee?',
      'And how do you drink your coffee?',
    ],
    says: {
      'As it comes, thanks.': 'I drink it for the warmth and the break, more than for the taste.',
      "Strong, if there's a choice.":
        'The weak kind only makes me wish for another. It should wake me up.',
      'Nothing fancy, just plain.': 'All that foam and syrup gets between me and the coffee.',
      "However it's easiest for you.":
        "I don't like to put people to trouble over a cup. I'll enjoy whatever you make.",
    },
  },
]
