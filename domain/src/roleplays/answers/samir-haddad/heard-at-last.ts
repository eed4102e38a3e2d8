import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Being on hold with a restaurant behind him, and what he wants to be heard and written down. */
export const heardAtLast: WrittenAnswer[] = [
  {
    asked: [
      'Could nobody else hold the phone for you?',
      'Why did you not let a waiter wait on the line?',
      'Could somebody have taken over the waiting?',
      'Did anyone take turns with you on the phone?',
      'Why did you do all the waiting yourself?',
    ],
    says: [
      'I gave it to the boy for five minutes. He began to dance.',
      "And if somebody picks up? He can't tell it. I can, I've had practice.",
    ],
    more: ["And I was afraid that you'd pick up just then. That's what it does to a man."],
  },
  {
    asked: [
      'What did your guests make of you being on the phone?',
      'Did the guests notice that you were on hold?',
      'What did people think when you stood there with the phone?',
      'Did the restaurant hear you talk to us?',
      'Did your guests listen to your calls?',
      'Was it awkward to phone in front of the guests?',
    ],
    says: [
      'Table two hummed along. By the dessert they all knew the piano.',
      'I went behind the bar. But the bar is two metres wide, so they heard it all.',
    ],
  },
  {
    asked: [
      'What shall I put in the notes?',
      'How would you put it, so that the next one understands?',
      'What must be in the file about this?',
      'What should be written down about your case?',
      'Which words shall I put in your record?',
      'What do you want me to note about it?',
    ],
    says: [
      'Write: he needs a machine, not a charger. And underline the first half.',
      '"Dead since Friday, charger is no help, forty people on Friday." That fits on a napkin.',
    ],
  },
  {
    asked: [
      'May I go through my notes with you?',
      'Can I check with you what is written here?',
      'I have read your file, may I check it?',
      'Shall I tell you what I have here, and you correct me?',
      'May I quickly check whether the notes are right?',
      'Would you correct me if something is wrong in the notes?',
    ],
    says: [
      'You have read it? Go on, then. I listen, for a change.',
      "Please. You tell it to me this time, that's new.",
    ],
  },
  {
    asked: [
      'Am I the first to say so?',
      'Has nobody admitted it until now?',
      'Did nobody say that before me?',
      'Am I the only one who has said it?',
      'Did none of my colleagues own up to it?',
      'Did it take so long for somebody to admit it?',
    ],
    says: [
      "You're the first. Leah was sorry, but sorry is a feeling. You said a fact.",
      'The first, yes. I nearly dropped the phone.',
    ],
    more: ['The others said it was unfortunate. Rain is unfortunate.'],
  },
  {
    asked: [
      'What else would you like me to say?',
      'Do you want to hear anything more from me?',
      'Is there something more that you would like to hear?',
      'Should I say anything else about it?',
      'Is there another thing I should say to you?',
    ],
    says: ["No. Now I'd like to hear a van.", "Only a day and an hour. The rest you've said well."],
  },
  {
    asked: [
      'Why does that sentence annoy you so much?',
      'What is so bad about those words?',
      'What bothers you about being told that?',
      'Why do you hate that phrase?',
      'Why does it make you angry when we say we understand?',
      'What is wrong with saying that we understand you?',
    ],
    says: [
      "Because it isn't mine, it's on a card. You can hear the card.",
      "If you understood it, you'd have sent a machine. That's how I'd know.",
    ],
    more: ['Say it in your own words and I believe even half of it.'],
  },
  {
    asked: [
      'What exactly did you say when you got loud?',
      'Which words did you shout?',
      'What words did you use with her?',
      'What did you throw at her, in words?',
      'Was it something rude that you said to Leah?',
    ],
    says: [
      'I asked whether anybody in your house can read. She can. It was somebody else.',
      'Nothing rude. Only loud, and a lot of it, and about bridges.',
    ],
    more: ['And that a bridge built like that would be in the river by now.'],
  },
  {
    asked: [
      'What is troubling you most at the moment?',
      'What is on your mind right now?',
      'What still worries you?',
      'What makes you doubt it?',
      'What are you still afraid of?',
      'Why are you not convinced yet?',
      'What is holding you back from believing it?',
    ],
    says: [
      'That I hang up, and it goes quiet again. Three times it was like that.',
      "The moment I open the lid. Until then it's all words.",
    ],
    more: ["When somebody rings who said they'd ring, it gets better. It's as simple as that."],
  },
  {
    asked: [
      'Shall I call again when it is quieter?',
      'Would another time be better for you?',
      'Do you want to do this later?',
      'Should we talk at a better moment?',
      'Am I taking up too much of your time?',
      'Should I let you go and call later?',
    ],
    says: [
      "No, no. Now that I've got somebody, I'm not letting go.",
      "Stay. The tables can wait, they're used to it from me.",
    ],
  },
  {
    asked: [
      'How long do you have?',
      'How much time can you give me?',
      'When do you have to go?',
      'Until when can you talk?',
      'When do your guests come in today?',
      'Do you have to be off soon?',
    ],
    says: [
      'Until twelve. Then the door opens, and I have to be polite.',
      'Half an hour. Your music has had more than that.',
    ],
  },
]
