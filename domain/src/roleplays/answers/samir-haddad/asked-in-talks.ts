import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What people asked in talks, and nobody had written an answer to. */
export const askedInTalks: WrittenAnswer[] = [
  {
    asked: [
      'What did the party of twelve say when they left?',
      'The twelve who walked out, did they say anything when they left?',
      'Did any of the twelve speak to you before they went?',
      'Did that big party tell you why they were going?',
      'Did the party of twelve at least say goodbye?',
      'Was there a word from the twelve, on their way out?',
    ],
    says: [
      '"Sorry, another time." One of them said it, for all twelve.',
      "Not much. A lady said sorry, it's the cards, and by then the others had crossed the road.",
    ],
  },
  {
    asked: [
      'Who has been running the floor while you were on hold?',
      'Who looked after the guests while you were on the phone to us?',
      'Who served your tables while you waited on the line?',
      'Who took over from you during those calls?',
      'Did somebody mind the restaurant while you were in our queue?',
      'Who did your work while you hung on the phone?',
    ],
    says: [
      'Tomas. On Friday he had nine tables, and I had your piano.',
      'The boys did, Tomas and Yusuf. I waved at them from behind the bar, like a policeman.',
    ],
  },
  {
    asked: [
      'How long has Mr Bell been coming to you?',
      'Since when does Mr Bell eat at your place?',
      'How many years has Mr Bell been a guest of yours?',
      'Is Mr Bell an old regular, how long has he been coming?',
      'For how long have the Bells been your regulars?',
    ],
    says: [
      'Eight years. Every other Sunday, the table by the window.',
      "For eight years now. He's missed two Sundays, and both times he rang to apologise.",
    ],
  },
  {
    asked: [
      'Does Mr Bell have a favourite dish at your place?',
      'What does Mr Bell usually eat?',
      'What does Mr Bell order when he comes?',
      "What is Mr Bell's favourite on your menu?",
      'Does Mr Bell always have the same?',
      'What does the birthday guest like to eat?',
    ],
    says: [
      'The lamb. He reads the whole menu, and then he has the lamb.',
      'Lamb, and after it baklava. Rima puts it on when she sees his hat.',
    ],
  },
  {
    asked: [
      'What goes with the lamb?',
      'What do you serve with the lamb shoulder?',
      'What comes on the plate next to the lamb?',
      'What do you eat with the lamb?',
      'Is there rice with the lamb, or potatoes?',
      'What are the side dishes with the lamb?',
    ],
    says: [
      "Rice, with almonds. And yoghurt, and this morning's bread.",
      "Rice, a salad with mint, and Rima's bread. For potatoes you go to the burger place.",
    ],
  },
  {
    asked: [
      'Will you have a minute to sit down with Mr Bell on Friday?',
      'Will you be on your feet all night on Friday?',
      'Do you get to celebrate with them on Friday, or only to work?',
      'Will you raise a glass with Mr Bell on his birthday?',
      'Can you sit at the table yourself on Friday night?',
      'Will you have any time for Mr Bell at his party?',
    ],
    says: [
      'On my feet, until the cake. Then I sit down beside him, for one glass.',
      "Five minutes, after the cake. He'd be offended if I didn't.",
    ],
  },
  {
    asked: [
      'What do you like doing when you have got a free evening?',
      'What would you be doing on a quiet evening, without all this?',
      'How do you spend an evening off?',
      'If you had tonight free, what would you do?',
      'What does a nice evening look like for you, without work?',
      'What do you do with yourself on a free night?',
    ],
    says: [
      'Backgammon with the chemist, a glass of wine, and no telephone.',
      "I'd sit down by the window, in my own place, and let somebody else carry.",
    ],
  },
  {
    asked: [
      'How will you manage lunch if the courier is late?',
      'If it comes late, how do you get through that lunch without cards?',
      'What will you do at lunch if the machine is not there yet?',
      'How would you run one more lunch on cash only?',
      'If the parcel comes after twelve, what do you do about the lunch guests?',
    ],
    says: [
      'Like every lunch since Friday. Cash, a napkin, and a lot of sorry.',
      "With cash and a pencil. I've got practice by now, but I don't want more of it.",
    ],
  },
  {
    asked: [
      'Who would come to pick the machine up?',
      'Which of your people would fetch the machine from our depot?',
      'Who would you send to collect it?',
      'Who shall I look out for when the machine is collected?',
      'Which of you would come and get it from us?',
      'Who would do the driving, if it is ready at our depot?',
    ],
    says: [
      'Me, after three. Look out for an apron, and a van that smells of lamb.',
      "I'd come myself, after three. If I can't, it's Tomas, and he'll ask for you by name.",
    ],
  },
  {
    asked: [
      'Do you have the Wi-Fi password at hand?',
      'Do you know your Wi-Fi password?',
      'What is the Wi-Fi password at the restaurant?',
      'Have you got the password for the internet?',
      'Can you find the password on the back of the router?',
      "You'll need your Wi-Fi password for the new machine, have you got it?",
    ],
    says: [
      "It's on a little card on every table. My guests know it better than I do.",
      "Yes, it's on the cards on the tables. Rima chose it, and it's rude in Arabic.",
    ],
  },
  {
    asked: [
      'Do you know who they were, those two tables that never paid?',
      'Who were the two tables that did not come back to pay?',
      'The people who still owe you for lunch, who are they?',
      'Do you know the guests who never came back with the money?',
      'Were the two tables that left without paying strangers to you?',
      'Have you got the names of the two tables that owe you money?',
    ],
    says: [
      "Strangers. I've got two first names on a napkin, and that's all.",
      'Nobody I know. One of them is called Steve, if the napkin tells the truth.',
    ],
  },
  {
    asked: [
      'Why do you hate the sign on your door?',
      "Do you hate it because it looks bad, or because you don't like turning people away?",
      'What bothers you about the sign?',
      'What is so bad about the cash only sign?',
      'Why does that notice on the door annoy you?',
      'Do you mind having that sign up?',
    ],
    says: [
      'It says go away. My door never said that before.',
      'Because it talks to people before I can. I like to say good evening first.',
    ],
  },
  {
    asked: [
      'How do you keep track of who owes you what?',
      'Do you write it in a book when the regulars pay the next day?',
      'How do you remember who still has to pay?',
      'Where do you write down what people owe you?',
      'Do you keep a list of the people who pay later?',
      'How do you know which of your guests still owe you money?',
    ],
    says: [
      "On a napkin, on the nail over the till. Who's paid gets a line through him.",
      'Name, table, sum, on a napkin. My father had a book for it, and he never counted it.',
    ],
  },
  {
    asked: [
      'How many glasses can you carry yourself?',
      'How many glasses can you carry at once?',
      'How many plates and glasses can you carry at a time?',
      'How many plates can you carry at once?',
      'How much can you carry in one go?',
    ],
    says: [
      "Three plates, or eight glasses. Nothing's ever come down, I work it out before.",
      "Eight glasses, three plates. Yusuf takes more, and I can't look.",
    ],
  },
  {
    asked: [
      'How are you making it up to the waiters?',
      'How do you make up for the tips that they lose?',
      'Have you given the waiters something for their lost tips?',
      'What do your waiters get in place of the tips?',
      'Are you paying the boys a bit extra because of the tips?',
      'Do you compensate your staff for the tips?',
    ],
    says: [
      'Twenty each on Saturday, out of my pocket. And dinner, but that they always get.',
      "I gave them twenty each on Saturday. It isn't what they lost, and they didn't say so.",
    ],
  },
  {
    asked: [
      'Who looks after the bar, is that you as well?',
      'Who runs the bar at your place?',
      'Who pours the drinks?',
      'Do you have a barman?',
      'Who makes the drinks in the evening?',
      'Are you behind the bar yourself?',
    ],
    says: [
      "That's me. It's two metres wide, so there's only room for one.",
      'I do. I pour, and the boys carry.',
    ],
  },
  {
    asked: [
      'What does your mother cook when you visit her?',
      'What does your mother cook for you?',
      "What do you get to eat at your mother's?",
      'Does your mother still cook for you when you are in Zahle?',
      'What does your mother put on the table when you come?',
      "What is your favourite dish of your mother's?",
    ],
    says: [
      'Vine leaves, stuffed. She begins when my plane takes off.',
      "Everything. Kibbeh, vine leaves, rice, and then she says I've got thin.",
    ],
  },
  {
    asked: [
      'Will the birthday party on Friday have music?',
      'Is there music on Friday night?',
      'What music will there be at the party?',
      'Who plays the music at the birthday?',
      'Have they ordered a band for the birthday?',
      "Will there be singing at Mr Bell's party?",
    ],
    says: [
      "The bus depot sings. For the rest there's my old radio.",
      "No band. There's the radio, and forty people who all know one song.",
    ],
  },
  {
    asked: [
      'What is there for dessert?',
      'What desserts do you have?',
      'Do you have something sweet on the menu?',
      'What would you recommend for afters?',
      'Which sweet things does Rima make?',
      'Is there anything nice for pudding?',
    ],
    says: [
      'Baklava, and rice pudding with rose water. The second one Rima eats herself.',
      "Baklava, Rima's own. Small pieces, and everybody takes four.",
    ],
  },
  {
    asked: [
      'What is in the mezze?',
      'What is mezze, exactly?',
      'What do I get when I order mezze?',
      'What belongs to a mezze at your place?',
      'Can you explain to me what mezze is?',
      'What kind of starters do you have?',
    ],
    says: [
      'Twelve small plates. Hummus, aubergine, tabbouleh, olives, and bread to hold it all together.',
      'Small plates, all at once, for everybody. You start with the hummus, and you forget the lamb.',
    ],
  },
  {
    asked: [
      'May I bring my dog to the restaurant?',
      'Are dogs allowed at your place?',
      'Can guests come with a dog?',
      'Do you let dogs in?',
      'What if somebody comes with a dog?',
    ],
    says: [
      'Under the table, yes. But the cat decides.',
      "If he's quiet, bring him. Rima gives him a bone, and then he won't leave.",
    ],
  },
  {
    asked: [
      'Can one get in with a wheelchair?',
      'Is there a step at your door?',
      'Is the restaurant accessible for wheelchairs?',
      'Can somebody who is not good on their feet get in?',
      'Do you have a ramp at the door?',
      'How do people in wheelchairs get into your place?',
    ],
    says: [
      'One step, and a ramp for it. I built it myself, it would carry a lorry.',
      "There's a ramp. It's my twelfth bridge, and the shortest.",
    ],
  },
  {
    asked: [
      "What is the chemist's name?",
      'What is the chemist next door called?',
      'Who is the chemist that you play with?',
      'Is the chemist a friend of yours?',
      'Tell me about the chemist next door.',
      'What sort of man is your chemist?',
    ],
    says: [
      'Mr Osman. Landlord, neighbour, and he cheats at backgammon.',
      "Osman, a good friend. He knows everybody's pills and never says a word.",
    ],
  },
  {
    asked: [
      'What is your cat called?',
      'Does the cat have a name?',
      'Tell me about the cat at your kitchen door.',
      'Whose cat is it, the one at the restaurant?',
      'What is the name of the restaurant cat?',
      'Where does your cat come from?',
    ],
    says: [
      'Madame. She came one winter, ate, and stayed.',
      "Rima calls her Madame. She isn't ours, she walked in off the street, like the best guests.",
    ],
  },
  {
    asked: [
      'Is there any time when nobody is in at the restaurant?',
      'When is there nobody at your place?',
      'At what hours would the courier find the door shut?',
      'When should the courier not come?',
      'Which times are bad for a delivery?',
      'When would the driver stand in front of a locked door?',
    ],
    says: [
      "From midnight until eight. Then there's only the cat, and she doesn't sign.",
      "Between eight and midnight somebody's always in. Only not from twelve to three, then nobody hears him.",
    ],
  },
  {
    asked: [
      'What happens between lunch and dinner at your place?',
      'What do you do between three and six?',
      'Do you have a break in the afternoon?',
      'Do you close between lunch and dinner?',
      'What is the afternoon like in the restaurant?',
      'Do you get a rest in the afternoon?',
    ],
    says: [
      'At three we shut. An hour with the chemist, at five we eat, at six it starts again.',
      'We close from three to six. One hour is mine, the rest belongs to the evening.',
    ],
  },
  {
    asked: [
      'Have you had to send anybody away today?',
      'Did you turn anyone away this morning?',
      'Has anybody walked out today yet?',
      'How many have you sent away today?',
      'Have any guests left today because of the cards?',
    ],
    says: [
      'Not yet. We open at twelve, then it begins.',
      "Today nobody, the door's still shut. Ask me again at one.",
    ],
  },
  {
    asked: [
      'Did you tell my colleagues about the birthday on Friday?',
      'Did Leah know about the forty guests?',
      'Have you told us before that you have a party on Friday?',
      'Did the others know about Friday when you called?',
      'Did you mention the birthday on your other calls?',
    ],
    says: [
      "All of them. I start from the beginning every time, and the birthday's in it.",
      "I told every one of you, Leah as well. I can't say whether anybody wrote it down.",
    ],
  },
  {
    asked: [
      'Shall I mark your account so that you skip the queue?',
      'Would it help if you came straight through the next time you ring?',
      'I could give you priority on our line, would you like that?',
      'Shall I put a note in so that you never have to wait like that again?',
      'Do you want to be put straight through to me if you call?',
      'Would you like a number without a queue?',
    ],
    says: [
      'Yes. And without the piano.',
      "Yes, do that. Although the best thing would be if I didn't have to ring at all.",
    ],
  },
  {
    asked: [
      'Shall I send you a return label for the charger?',
      'Do you need a label to send the charger back?',
      'Could you take the charger to the post office?',
      'How should the charger come back to us?',
      'Would you post the wrong parcel back to us?',
      'Shall we have the charger picked up?',
    ],
    says: [
      'No post office, please. Your driver takes it with him when he brings the machine.',
      "The courier can have it, when he comes with the right box. I'm not queueing for a charger as well.",
    ],
  },
  {
    asked: [
      'When did you get up this morning?',
      'What time does your day begin?',
      'Are you an early riser?',
      'How early do you get up for the market?',
      'Were you up early today?',
      'When does your alarm go off in the morning?',
    ],
    says: [
      "At six, as always. At seven I'm at the market, with the fish.",
      "Six. Since Friday I don't need the alarm for it.",
    ],
  },
  {
    asked: [
      'Do you have a glass of wine in the evening?',
      'Do you drink wine yourself?',
      'Do you like wine?',
      'Will you have a drink tonight, after all this?',
      'Do you ever drink your own wine?',
      'Do you have a drink when the last guests are gone?',
    ],
    says: [
      'One glass, at midnight, with the bills. They read better then.',
      "One, when the last guest's gone. Red, from Zahle, and standing up.",
    ],
  },
  {
    asked: [
      'How did you celebrate your fiftieth?',
      'How did you spend your last birthday?',
      'Do you celebrate your own birthday at the restaurant?',
      'Did you have a party when you turned fifty?',
      'What did you do for your own birthday?',
    ],
    says: [
      'With work. Then at eleven Rima turned the lights off, and they all sang.',
      'I served until eleven, and then there was a cake. My own place, and I knew nothing about it.',
    ],
  },
  {
    asked: [
      'Which dish sells best?',
      'What do people order most?',
      'What do most of your guests have?',
      'What is the most popular dish at your place?',
      'Which plate goes out most often?',
      'What is your bestseller?',
    ],
    says: [
      'The lamb. On a Saturday every second plate.',
      "Lamb shoulder, far and away. After that comes Rima's kibbeh, and she minds the order.",
    ],
  },
  {
    asked: [
      'What were you told on those three calls?',
      'What did they say to you on each of the three calls?',
      'And what did people tell you, the three times you called?',
      'What answers did you get on your earlier calls?',
      'What did my colleagues say on the three calls before this one?',
      'Can you take me through what you were told each time you rang?',
    ],
    says: [
      "Three stories. Restart it and wait an hour, then somebody will ring you, then a new machine's coming.",
      "First restart it. Then it's been passed on. Then Leah, with a machine that was a charger.",
    ],
  },
  {
    asked: [
      "When's a good time for me to call you back today?",
      'What time can I ring you back this afternoon?',
      'When would it suit you if I called again today?',
      'If I call you later today, what time is good?',
      'When are you free for a quick call this afternoon?',
      'What time today should I ring you with an update?',
    ],
    says: [
      "After three. From twelve to three I'm serving.",
      "After three, when lunch is done. And if you say a time, I'll look at the clock.",
    ],
  },
  {
    asked: [
      "Is it the restaurant's phone or your mobile?",
      'Should I ring the restaurant or your mobile?',
      "Would you rather I called your mobile or the restaurant's number?",
      'Which is better to call, your mobile or the phone at the restaurant?',
      "Shall I use your mobile number or the restaurant's?",
      "Is that your mobile or the restaurant's landline?",
    ],
    says: [
      "My mobile. It's in my apron all day.",
      "The mobile, the one I'm calling from. That one I always hear.",
    ],
  },
  {
    asked: [
      'Would you like the tracking number by text or by email?',
      'Do you want the tracking link by text or email?',
      'Shall I send you the tracking by text message or by email?',
      'Text or email for the confirmation?',
      'Would you prefer a text or an email with the details?',
      'How shall I send you the tracking number, as a text or an email?',
    ],
    says: [
      "A text. My emails I don't see before midnight.",
      'By text, please. With your name under it.',
    ],
  },
  {
    asked: [
      'What were you going to do with that money?',
      'What had you planned to do with the money you lost?',
      'What were the other plans you had for that money?',
      "What was that money meant for, if you don't mind me asking?",
      'What would you have used the lost money for?',
      'Did you have something in mind for that money?',
    ],
    says: [
      "A new extractor for Rima's kitchen. It's going to be loud a while longer.",
      'An extractor, for the kitchen. Rima has to shout over the old one a bit longer.',
    ],
  },
]
