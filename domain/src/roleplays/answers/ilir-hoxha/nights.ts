import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The evening of that day, the evenings since, and the nights. */
export const nights: WrittenAnswer[] = [
  {
    asked: [
      'Did you tell anybody at home that night?',
      'What did you tell your wife that evening?',
      'What did you tell Teuta?',
      'What did you say when you came home that day?',
      'How was it to come home that evening?',
      'What did Teuta say when she heard it?',
      'Did you say anything at dinner that day?',
      'Have you told Teuta what happened at Castle Square?',
      'Have you told your wife about the boy?',
      'Have you told her what happened at Castle Square, your wife?',
      'Does Teuta know what happened at Castle Square?',
    ],
    says: [
      'I told Teuta, a boy stepped out, I stopped, all good. Then I ate.',
      'Two sentences, in the hall. She held my coat a bit longer than usual.',
    ],
    more: ['To the girls I said, Papa had to brake hard. They asked if the tram was broken.'],
  },
  {
    asked: [
      'Could you sleep that night?',
      'How was the first night after it?',
      'What was the first night like?',
      'Did you get any sleep on the first night?',
      'What did you do that night?',
      'How did the first night go?',
    ],
    says: [
      'Short. I lay there, and my leg was braking.',
      "I dozed a bit. I thought, tomorrow it's over.",
    ],
  },
  {
    asked: [
      'What is a bad night like for you?',
      "What about the nights that aren't good?",
      'How does it go on a really bad night?',
      'And when it is a bad night?',
      'What was the worst night?',
      'How long is a night like that?',
    ],
    says: [
      'A bad one is long. You hear the fridge, and then the first tram.',
      'Then I know every hour by name. At four the bread van comes.',
    ],
  },
  {
    asked: [
      'What does the brake sound like?',
      'Could you describe that sound?',
      'What sort of noise is it?',
      'How does it sound, that brake?',
      'What exactly do you hear when it brakes?',
      'Is it a screech or more of a bang?',
    ],
    says: [
      'Like a big plate, pulled over stone. High, and then it drops.',
      "A scream with sand in it. Better I can't say it in English.",
    ],
  },
  {
    asked: [
      'Is it a dream, or do you really hear it?',
      'Do you hear it in your sleep or when you are awake?',
      'Is it like a dream?',
      'Are you still asleep when you hear it?',
      'Is the sound in the room or in your head?',
      'Could it be a real tram that you hear?',
    ],
    says: [
      "I couldn't tell you. When I sit up, the room is quiet.",
      "Not a dream, there's no picture to it. And no tram goes at that hour.",
    ],
  },
  {
    asked: [
      'Does your wife wake up as well?',
      'Do you wake your wife at night?',
      'Does Teuta notice when you get up?',
      'What does Teuta do when you get up at night?',
      'Does she sleep through it?',
      'Do you two still sleep in one bed?',
    ],
    says: [
      "She turns over. I think she's awake, and she lets me think she isn't.",
      'The same bed, yes. I get out like a thief.',
    ],
  },
  {
    asked: [
      'When did the trouble with sleeping start?',
      'Since when do you sleep badly?',
      'Since when have you been sleeping badly?',
      'Was your sleep good before it happened?',
      'Did you sleep well before?',
      'Is the poor sleep something new?',
      'Have you always slept like this?',
    ],
    says: [
      'Before that day I slept like a stone. Ask Teuta.',
      'I never had that. Eleven years on early shifts, and I slept anywhere.',
    ],
  },
  {
    asked: [
      'When did you last sleep well?',
      'When did you last have a whole night?',
      'When was your last good night?',
      'How long ago is it that you slept through?',
      'Can you remember a night when you slept properly?',
      'When did you last wake up rested?',
    ],
    says: [
      "In September. A Sunday. I woke up and didn't know what day it was.",
      "Ten weeks and a bit. I didn't know that I should remember it.",
    ],
  },
  {
    asked: [
      'When do you go to bed?',
      'At what time do you lie down?',
      'Do you go to bed early?',
      'Do you and your wife go to bed at the same time?',
      'How late is it when you go to bed?',
      'When is bedtime in your house?',
    ],
    says: [
      'At ten, because of the early shift. Teuta comes at eleven.',
      "Ten o'clock. A bit later, lately.",
    ],
  },
  {
    asked: [
      'What is an evening at home like?',
      'How do you spend your evenings?',
      'What do you all do after dinner?',
      'What is it like at yours in the evening?',
      'What happens between dinner and bed?',
      'Do you watch television in the evening?',
    ],
    says: [
      'Dinner at six, homework, and the dishes are mine. Then the television, for nobody.',
      'The girls go up at nine. Teuta irons, I look at the news without the sound.',
    ],
  },
  {
    asked: [
      'Do you drink alone?',
      'Who do you drink with?',
      'Is there somebody with you when you have a glass?',
      'Do you have your glass by yourself?',
      'Where do you sit when you drink it?',
      'Does anybody keep you company with it?',
    ],
    says: [
      'On Sundays with my father, on the telephone. The rest is between me and the kitchen.',
      "At the kitchen table. It has four chairs, if that's the question.",
    ],
  },
  {
    asked: [
      'What was the Sunday glass about?',
      'Why did you have a glass on Sundays?',
      'What did the glass on Sunday mean to you?',
      'How was it when it was only on Sundays?',
      'When you had one on Sundays, what was it for?',
      'Is the glass on Sunday a custom?',
    ],
    says: [
      'After dinner, when I ring Shkodër. My father has his there, I have mine here.',
      'For the taste. You sit, you say cheers into a telephone, and that was Sunday.',
    ],
  },
  {
    asked: [
      'What sort of tired is it?',
      'Is it the work that makes you tired?',
      'Do you mean tired in your body, or something else?',
      'Why are you tired?',
      'What makes you so tired?',
      'Where does the tiredness come from?',
    ],
    says: [
      "The work I'm used to. This is another sort of tired.",
      'Not in the legs. Behind the eyes, more.',
    ],
  },
  {
    asked: [
      'When do you have to get up?',
      'When does your alarm go off?',
      'What time did you get up today?',
      'How early do you get up?',
      'At what hour does your day start?',
      'Were you up early today?',
    ],
    says: [
      "Half past four. I'm up before the alarm.",
      'At half past four, as always. The kettle and I.',
    ],
  },
  {
    asked: [
      'Would you like to drink less?',
      'Would you be willing to cut down on the raki this week?',
      'Could you have one glass less?',
      'Could you leave out the raki for a week?',
      'Have you tried to stop drinking?',
      'Have you ever gone a week without it?',
      'Would you try an evening without a drink?',
      'Will you go easy on the raki until next week?',
      'And will you go easy on the raki until then?',
      'Could you take it easy with the raki this week?',
    ],
    says: ["I think I could. I haven't tried.", 'One less, perhaps. If I slept.'],
  },
]
