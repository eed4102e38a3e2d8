import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What he would tell a guest who sits down with him: the room, the kitchen, the cake, and himself. */
export const atTheLongTable: WrittenAnswer[] = [
  {
    asked: [
      'What does your restaurant look like?',
      'Can you describe the place to me?',
      'How must I imagine it at your place?',
      'What is it like inside?',
      'What would I see if I came in?',
      'How is it furnished?',
    ],
    says: [
      "One long room, dark wood, a blue door. And my father's shoehorn beside the till, for luck.",
      'Small and warm. A long table in the middle, and photos of bridges where others hang cedars.',
    ],
    more: ['My father had the shoehorn in his hand for forty years. It opens every bottle.'],
  },
  {
    asked: [
      'Is there a birthday cake?',
      'Who makes the cake?',
      'Who is baking the cake for Friday?',
      'Does Rima bake the birthday cake?',
      'What sort of cake will there be?',
      'Will there be candles on the cake?',
    ],
    says: [
      'His daughter bakes it. Seventy candles, and Rima stands by with a wet cloth.',
      "The daughter brings it from Cardiff, on her knees. Chocolate. I'm to keep a shelf free.",
    ],
  },
  {
    asked: [
      'What is your plan B?',
      'What is the emergency plan for Friday?',
      'Is there a second plan for the party?',
      'Have you got another solution up your sleeve?',
      'How would you save the evening without a machine?',
      'Do you have a fallback for the party?',
    ],
    says: [
      'They eat, they sing, and I send Mrs Bell a bill. With a letter, and red ears.',
      'Plan B is a pencil. I write it down, and I trust them, as on Friday.',
    ],
    more: ["It'd work. They're honest people. But she'd remember the pencil and not the lamb."],
  },
  {
    asked: [
      'Do you ever cook yourself, at home?',
      'Can you cook at all?',
      'Who cooks in your house?',
      'Do you cook for your wife?',
      'Are you any good in the kitchen?',
      'What can you cook?',
    ],
    says: [
      'Eggs. In three ways. At home Hala cooks, and nobody cries.',
      "I may chop. More than that Rima doesn't allow within ten metres.",
    ],
  },
  {
    asked: [
      'What are you serving for lunch today?',
      'What is there to eat today?',
      'What is the dish of the day?',
      'What smells so good in the background?',
      'What is Rima cooking right now?',
      'What is for lunch at your place?',
    ],
    says: [
      "Lentil soup, and chicken with rice. It's Monday, and on Mondays Rima's gentle.",
      'Lentils, with a lot of lemon. I can smell it from here, and I may not sit down.',
    ],
  },
  {
    asked: [
      'How do you say thank you in Arabic?',
      'Can you teach me a word in Arabic?',
      'What is goodbye in Arabic?',
      'How would you say that in Arabic?',
      'How do I say good luck in your language?',
      'What does one say in Lebanon at the table?',
    ],
    says: [
      '"Shukran." And when you mean it, "shukran ktir".',
      'Thank you is "shukran". Say it on the day it beeps.',
    ],
  },
  {
    asked: [
      'How do you calm yourself?',
      'What do you do to cool down?',
      'What helps you when you are that angry?',
      'How do you relax after such a day?',
      'What calms you down?',
      'How do you get rid of the stress?',
    ],
    says: [
      'I go down to the cellar and count bottles. On Saturday I counted twice.',
      "Backgammon with the chemist. I lose, and then I'm angry about something else.",
    ],
  },
  {
    asked: [
      'Are you still an engineer at heart?',
      'Does the engineer in you still look at things?',
      'Do you still think like an engineer?',
      'Is there still a bit of the engineer left?',
      'Can you look at things without calculating?',
      'Once an engineer, always an engineer?',
    ],
    says: [
      'Always. I see a tray with nine glasses and work out where it breaks.',
      "My waiters say so. I've drawn them a plan of how to carry plates.",
    ],
  },
  {
    asked: [
      'Do you feel at home in this country?',
      'Is this home for you by now?',
      'Where is home for you?',
      'Have you settled in well over here?',
      'Do you feel English or Lebanese?',
      'Are you happy in England?',
    ],
    says: [
      'At home, yes. I complain about the weather and I queue. Thirty-five minutes, even.',
      "Thirty years now. Home is where they know how you take your coffee, so it's Mill Road.",
    ],
    more: ["In Zahle I'm the Englishman now. I complain about the queue."],
  },
  {
    asked: [
      'Until when can one order food?',
      'When does the kitchen close?',
      'When are last orders?',
      'How late can I get something to eat?',
      'When does Rima stop cooking in the evening?',
      'What is the latest I could come for dinner?',
    ],
    says: [
      'Half past nine for hot food. For mezze ten, if you smile at her.',
      'At half past nine Rima takes the apron off. Come before that.',
    ],
  },
  {
    asked: [
      'What are you proud of?',
      'What makes you proud?',
      'What are you most proud of in your life?',
      'What have you done really well?',
      'Which of the things you have done are you proud of?',
    ],
    says: [
      'That nobody ever went home hungry from us. Until Friday I could also say: or unpaid.',
      'Eleven bridges and one son. And that Rima still talks to me.',
    ],
  },
  {
    asked: [
      'What are your waiters called?',
      'Who are the two waiters?',
      'Tell me about your waiters.',
      'How long have your waiters been with you?',
      'Are your waiters students?',
      'Have your people been with you for long?',
      'What are their names, the boys?',
      'What are the boys called?',
      "What are your boys' names?",
      'What are the names of your two waiters?',
    ],
    says: [
      'Tomas and Yusuf. Five years the one, one year the other, and both faster than I am.',
      'Two good boys. Tomas could run the place, Yusuf could run a marathon.',
    ],
  },
  {
    asked: [
      'What did your father do?',
      'Was your father in the restaurant trade?',
      'Did your father have a shop?',
      'What kind of man was your father?',
      'What would your father say to all this?',
    ],
    says: [
      'He sold shoes, forty years, in Zahle. He wrote the debts in a book and never counted them.',
      "A shoe shop, and one rule: who comes in gets a coffee. He'd have sent you one.",
    ],
    more: ['When he died they came from three villages, all of them in his shoes.'],
  },
]
