import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Coming in, sitting down, and how this half hour is held. */
export const arriving: WrittenAnswer[] = [
  {
    asked: [
      'Where can I put my coat?',
      'May I take off my jacket?',
      'Is there a hook for my coat?',
      'Can I leave my bag somewhere?',
      'Where shall I put my things?',
    ],
    says: [
      'On the hook, over my vest. It only looks dirty.',
      "Anywhere that isn't the radiator. That one burns.",
      'Behind the door. If the hook falls off, hang it back up.',
    ],
  },
  {
    asked: [
      'What is wrong with the chairs?',
      'Where did you get these chairs?',
      'Are these chairs from the terminal?',
      'Why are the chairs so bad?',
      'How old are these chairs?',
    ],
    says: [
      'They stood at gate two for twenty years. They were bad there as well.',
      'From gate two, when they got new ones. Nobody falls asleep in them.',
    ],
  },
  {
    asked: [
      'Is this place hard to find?',
      'Do people get lost here?',
      'Do many candidates get lost on the way?',
      'Why is it so badly signed?',
      'Am I the only one who went to the wrong building?',
    ],
    says: [
      'Everybody ends up at the car hire. They send me one a week.',
      "Most do. The sign's been wrong since they moved the fire station.",
      'Yes. The ones who ask somebody get here first.',
    ],
  },
  {
    asked: [
      'Are all candidates nervous?',
      'Do people get nervous with you?',
      'Am I the only nervous one?',
      'Are most people nervous in an interview?',
      'Is it normal to be this nervous?',
    ],
    says: [
      "Nearly all. The ones who aren't worry me more.",
      'Most, for five minutes. Then they talk about planes and forget it.',
      'Yes. I had a man once who shook hands with the coat stand.',
    ],
  },
  {
    asked: [
      'Is anybody else coming in?',
      'Will somebody from HR be there?',
      'Is it only you and me?',
      'Are we alone in this interview?',
      'Who else will be in the room?',
    ],
    says: [
      "Only you and me. HR asked to come, and I said the chairs wouldn't like it.",
      'Just us two. If somebody bursts in, a plane is late.',
      "Nobody else. You've got me for the whole half hour.",
    ],
  },
  {
    asked: [
      'Do you want to see my certificates now?',
      'Shall I give you my papers?',
      'Where shall I put my certificates?',
      'Do you need copies of my certificates?',
      'May I leave these papers with you?',
    ],
    says: [
      "Put them on the desk. I'll read them tonight, with my feet up.",
      'Thank you, leave them here. Paper later, people first.',
    ],
  },
  {
    asked: [
      'Where should I begin?',
      'Shall I begin at the beginning?',
      'Do you want my whole career or only the last job?',
      'How far back should I go?',
      'Should I start with what I do now?',
    ],
    says: [
      'With now. If I need the beginning, I ask.',
      'Start with last week and go backwards. Stop when I yawn.',
      "Now first. School I'd only forget.",
    ],
  },
  {
    asked: [
      'Do you only want to hear about airports?',
      'Does other work count as well?',
      'Should I talk about my warehouse years?',
      'Can I tell you about forklifts, too?',
      'Does it count if it was in a factory?',
    ],
    says: [
      'Everything counts that moves and can hurt somebody.',
      "A forklift's as good as a tug. Tell me about it.",
      "It counts. People are the same wherever there's a clock.",
    ],
  },
  {
    asked: [
      'May I use my notes?',
      'Can I take notes?',
      'Do you mind if I write things down?',
      'Is it okay to read from my notes?',
      'I have brought some notes, is that allowed?',
    ],
    says: [
      "Use them. On the ramp you'd have a card in your pocket as well.",
      'Please do. Only the stories, those without paper.',
      "I don't mind. I've got notes too, and worse handwriting.",
    ],
  },
  {
    asked: [
      'Are you recording me?',
      'Do you record the interviews?',
      'Is that phone recording us?',
      'Are you filming this?',
      'Is somebody listening to us?',
    ],
    says: [
      "No. That's for when a belt breaks. I write with a pencil.",
      "Nothing's recorded. I remember what I need.",
    ],
  },
  {
    asked: [
      'Will you stop me if I talk for too long?',
      'Do you really mean two minutes?',
      'Is two minutes exact?',
      'What if it takes three minutes?',
      'Are you timing me?',
    ],
    says: [
      "At two and a half I look out of the window. You'll notice.",
      "Two, more or less. I've got a good clock in my head.",
      'I stop you kindly. The ramp would do it louder.',
    ],
  },
  {
    asked: [
      'What are you writing down?',
      'Do you make notes about me?',
      'Are you counting how often I say we?',
      'Do you keep a tally?',
      'What is on that sheet of yours?',
    ],
    says: [
      "A stroke for each we. Don't look, it makes people stiff.",
      'What you did, in your own words. And one or two strokes.',
    ],
  },
  {
    asked: [
      'Am I talking too long?',
      'Was that too long?',
      'Do I talk too fast?',
      'Should I keep it shorter?',
      'Am I boring you?',
    ],
    says: [
      "You're all right. I'd have looked at the clock.",
      'A bit shorter would do. Keep the part where you open your mouth.',
      "Not too long. I've sat through forty minutes on a stapler.",
    ],
  },
  {
    asked: [
      'May I go back to something I said before?',
      'Can I correct myself?',
      'Could I add something to my earlier answer?',
      'I said something wrong before, may I put it right?',
      'Can I say that again properly?',
    ],
    says: [
      'Please. I like people who put things right by themselves.',
      'Of course. That counts for you, not against you.',
    ],
  },
  {
    asked: [
      'What was your own first interview like?',
      'Were you nervous when you applied here?',
      'How was it when you sat on this side?',
      'Do you remember your first job interview?',
      'Did you have to do an interview like this, too?',
    ],
    says: [
      'He asked whether I could lift. I lifted his chair, with him in it. That was the interview.',
      'I wore a borrowed jacket and sweated through it. I got the job in four minutes.',
    ],
  },
  {
    asked: [
      'Am I the first today?',
      'How many people did you interview before me?',
      'Am I the last one you see?',
      'Is there somebody after me?',
      'Has anybody been in here before me?',
    ],
    says: [
      "You're the second. The first was early, and so were you.",
      'One before you, one after. You get the warm chair.',
    ],
  },
]
