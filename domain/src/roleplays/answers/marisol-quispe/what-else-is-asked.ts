import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What people come to ask when the talk goes well: a sentence on paper, her chief's corridor, a tip for Arequipa. */
export const whatElseIsAsked: WrittenAnswer[] = [
  {
    asked: [
      'Would you write down how one should correct somebody?',
      'Could you put your idea of it on paper?',
      'Would you make a card with that sentence?',
      'Could you write a rule for the night bench?',
      'Would you draft something for the others?',
      'Can you put that in writing for the team?',
    ],
    says: [
      'Four words on a card. Stop, tube, door, why. I can letter it nicely.',
      'One line, above the bench. In large print, so that I read it too.',
    ],
  },
  {
    asked: [
      'Did your chief ever tell you off yourself?',
      'How often did you stand in that corridor?',
      'Were you ever in trouble with your chief?',
      'Did she have to correct you as well?',
    ],
    says: [
      'Three times. A label, a tube, and a lie about the tube. The lie took longest.',
      'Of course. I know every tile of that corridor.',
    ],
  },
  {
    asked: [
      'What should one see in Arequipa?',
      'Do you have a tip for somebody who travels to Arequipa?',
      'What must I not miss in Arequipa?',
      'Is Peru worth a trip?',
      'Where should a visitor go in Arequipa?',
      'When is the best time to travel there?',
    ],
    says: [
      'The convent, early, when the walls are still blue. Then cheese ice cream. It has no cheese in it.',
      'The market of San Camilo, for the stuffed peppers. Slowly, the air is thin.',
    ],
  },
  {
    asked: [
      'What did all that waiting do to you?',
      'What does it do to you, to hear soon again and again?',
      'How does it feel to be put off all the time?',
      'What did the word soon do to you?',
      'How was it to wait since August?',
    ],
    says: [
      'I began to count. I had never counted nights before.',
      'It makes you small. You start to thank people for a maybe.',
    ],
  },
  {
    asked: [
      'What do I not know about the nights?',
      'What would I see if I came down at night?',
      'What have I overlooked about the night shift?',
      'What does nobody in the office know about nights?',
      'What goes on down there that I have no idea of?',
    ],
    says: [
      'That the light in the corridor goes out at ten. And that the phones are never ours alone.',
      'Two people, four phones, and one of the two is asking me where the forms are.',
    ],
  },
  {
    asked: [
      'Is it unfair to call you rough?',
      'Would you say that you are rough with people?',
      'Do you mind if I call you rough?',
      'Good with tubes and bad with people, is that you?',
      'Is that a fair picture of you?',
    ],
    says: [
      'Rough is a word for tables. On Tuesday it was the right one.',
      "As a portrait I'd send it back. For one morning it fits.",
    ],
  },
  {
    asked: [
      'Who is at the bench now?',
      'Who has taken over from you this morning?',
      'Is somebody in the lab while you sit here?',
      'Who is doing your work while we talk?',
      'Did you hand over properly before you came?',
    ],
    says: [
      'Days. Jess has my keys, and a list in large letters.',
      "Jess and Tom. I wouldn't be sitting here otherwise.",
    ],
  },
  {
    asked: [
      'Have you been to the union?',
      'Did you think of a formal complaint about the nights?',
      'Have you told personnel about the extra nights?',
      'Would you take it further if nothing happens?',
      'Why have you not complained officially?',
      'Would you go above my head?',
    ],
    says: [
      "No. I'd rather have a colleague than a case.",
      'The form has eleven pages. I noticed the number.',
    ],
    more: ["If it's still soon at Christmas, I may read it through."],
  },
  {
    asked: [
      'Do you think a man would have been asked in for that?',
      'Is it because you are a woman that the tone is noticed?',
      'Would it be different if you were a man?',
      'Do you feel that you are judged more harshly than others?',
      'Do men in the lab talk like that as well?',
      'Has it to do with where you come from?',
    ],
    says: [
      'Perhaps. But it was a bad sentence in any voice.',
      "Men here whistle. No, this one's mine, I don't put it on that.",
    ],
  },
  {
    asked: [
      'What was it like when you saw the two labels?',
      'What does such a second feel like?',
      'What happens in you when you see a wrong label?',
      'Can you describe the moment when you saw it?',
      'What did you feel in your body when you saw it?',
    ],
    says: [
      'Cold. From the neck down, like a fridge door.',
      'Everything gets very clear and very slow. Except my mouth.',
    ],
    more: ["It lasts about as long as a bus takes to pass. Then you're loud."],
  },
]
