import type { WrittenAnswer } from '../../../graph/plan.ts'

/** People and small things around him: Rima, Hala, the waiters, the guests with children, and how he came over. */
export const rimaAndTheRest: WrittenAnswer[] = [
  {
    asked: [
      'What is Rima like?',
      'What sort of person is your sister?',
      'How would you describe Rima?',
      'Is she very strict, your sister?',
      'Tell me something about your sister.',
      'What kind of woman is Rima?',
    ],
    says: [
      'Small, quick, always right. She tastes everything and forgives nobody. Except children.',
      "She's the only one I'm afraid of. And she feeds the whole street.",
    ],
    more: [
      'In her first winter here half the street had the flu. She cooked for all of them, and asked for no name.',
    ],
  },
  {
    asked: [
      'Does Rima ever come to the tables?',
      'Do the guests get to see Rima?',
      'Does the cook come out and say hello?',
      'Does Rima like to talk to guests?',
      'Can one say thank you to the cook?',
    ],
    says: [
      'When a plate comes back half full. Then she wants to know why.',
      "At ten, when it's all eaten. They clap, and she's cross about it.",
    ],
  },
  {
    asked: [
      'Did something ever go wrong with one of your bridges?',
      'Did any of your bridges ever have a fault?',
      'Have you ever made a mistake as an engineer?',
      'Was there ever trouble with a bridge?',
      'Did you ever have to close a bridge?',
      'What did you do when something was wrong on a bridge?',
    ],
    says: [
      'One had a crack, thin as a hair. I slept in the van beside it until it was mended.',
      'Once. I told them the same day: it went wrong, it was us. Nobody died of that sentence.',
    ],
    more: ["They thanked me for saying it. I've not forgotten that, so I wait for it from others."],
  },
  {
    asked: [
      'What did your parents say when you went away?',
      'Was it hard for your parents to let you go?',
      'Were your parents against it?',
      'How did your mother take it that you left?',
      'Did your family want you to go?',
    ],
    says: [
      'My father gave me shoes, my mother cried into the bread. Neither said stay.',
      'My mother said two years. I still owe her an explanation.',
    ],
    more: ['They came once, to look. My father tapped on my bridge with his shoe and nodded.'],
  },
  {
    asked: [
      'Is it safe in Lebanon now?',
      'Are you worried about your family there?',
      'How is the situation over there?',
      'Do you follow the news from home?',
      'Is your mother all right over there, with all that happens?',
      'How are things in Lebanon?',
    ],
    says: [
      'My mother says yes and the news says no. So I ring her every night.',
      "Some months good, some months not. I go when it's quiet.",
    ],
  },
  {
    asked: [
      'Why England, of all countries?',
      'Why did you come here and not somewhere else?',
      'Why did you pick this country?',
      'How come you went to England?',
      'Why not France, if you had French at school?',
    ],
    says: [
      'A teacher in Zahle had a calendar with English bridges. I looked at it for three years.',
      'The place in Leeds came first. If Lyon had written earlier, you would have your peace.',
    ],
    more: ["The bridge in the calendar was in the rain. I should've looked at that more closely."],
  },
  {
    asked: [
      'How long have you and Hala been together?',
      'When did you get married?',
      'How many years have you been married?',
      'Since when are you married?',
      'Is it a long marriage?',
    ],
    says: [
      'Twenty-two years. She took out the stitches and never gave me back.',
      "Twenty-two in May. I know the date, don't worry, it hangs in the kitchen.",
    ],
  },
  {
    asked: [
      'Does Hala see much of you?',
      'Do you have enough time for your wife?',
      'Is your wife happy with your hours?',
      'When do you and your wife see each other?',
      'Does the family get enough of you?',
    ],
    says: [
      'She does nights, I do evenings. We meet at breakfast and on the stairs.',
      'On Mondays we have coffee. This Monday I had you.',
    ],
  },
  {
    asked: [
      'Who taught you backgammon?',
      'Where did you learn to play backgammon?',
      'Why do you always lose against the chemist?',
      'Are you any good at backgammon?',
      'How often do you play with the chemist?',
    ],
    says: [
      'My grandfather, for olives. I was rich in olives once.',
      "In Zahle, outside the shop. The chemist learned it from me, that's the shame of it.",
    ],
  },
  {
    asked: [
      'Are jobs in danger at your place?',
      'Do your people have to worry about their work?',
      'Would you have to let somebody go?',
      'Will the waiters keep their jobs?',
      'Are the boys afraid for their work?',
    ],
    says: [
      'No. Before one of the boys goes, I sell the van.',
      'Nobody goes because of a charger. I told them on Saturday.',
    ],
  },
  {
    asked: [
      'Were there ever any famous guests?',
      'Has a celebrity eaten at your place?',
      'Did somebody well-known ever come in?',
      'Who was your most famous guest?',
      'Do famous people come to you?',
    ],
    says: [
      'A goalkeeper. He dropped a glass, and everybody was very polite about it.',
      'A lady from the television. Rima asked her whether she was from the council.',
    ],
  },
  {
    asked: [
      'Which is the best table in the room?',
      'Where does one sit best at your place?',
      'Which table would you give me?',
      'Do you have a favourite table?',
      'What is the nicest seat in your restaurant?',
    ],
    says: [
      'The one by the window. Every other Sunday it belongs to Mr Bell.',
      'Table one, next to the hatch. You smell everything first, and you hear us argue.',
    ],
  },
  {
    asked: [
      'Are children welcome at your place?',
      'May I bring my kids?',
      'Do you have anything for small children?',
      'Is there a menu for children?',
      'Do you have high chairs?',
    ],
    says: [
      'Bring them. Rima gives them bread first and asks your permission afterwards.',
      'Always. Two high chairs, and a waiter who can do the coin behind the ear.',
    ],
  },
  {
    asked: [
      'Can you cook without nuts?',
      'What about allergies?',
      'Can somebody with an allergy eat at your place?',
      'Do you have gluten-free dishes?',
      'Does Rima cook for people with allergies?',
      'Is there something for people who can not eat everything?',
    ],
    says: [
      'Say it when you book. Rima washes every pan twice, she takes that seriously.',
      "Half of it has no nuts and no flour. She's got it all in her head, and I've got it on a list.",
    ],
  },
  {
    asked: [
      'Is there live music at your place?',
      'Do you have music in the restaurant?',
      'What do you play in the evening?',
      'Does anybody play music there?',
      'Is there dancing at your place?',
    ],
    says: [
      "Only Rima, when it's full. Since Friday she doesn't sing.",
      'An old radio, and once a year a cousin with a lute. We pay him to stop.',
    ],
  },
  {
    asked: [
      'When does the lamb go into the oven?',
      'What time does she put the lamb in?',
      'When does Rima start with the lamb?',
      'Is the lamb cooked overnight?',
      'How early does the lamb have to go in?',
    ],
    says: [
      'At eight, before she has her coat off. At three it comes out, and I may not touch it.',
      'At eight in the morning for the evening. What you eat at lunch went in the night before.',
    ],
  },
]
