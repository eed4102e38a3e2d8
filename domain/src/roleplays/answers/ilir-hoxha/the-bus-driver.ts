import type { WrittenAnswer } from '../../../graph/plan.ts'

/** His father and his mother, and what he took over from them. */
export const theBusDriver: WrittenAnswer[] = [
  {
    asked: [
      'Does your father know what happened?',
      'Do your parents know?',
      'Have you told your parents about it?',
      'Do they know in Shkodër what happened to you?',
      'What have you told your father?',
      'Does your mother know about it?',
    ],
    says: [
      'They know nothing about it. Why should they worry over there?',
      'No. On Sundays I say the weather, and they say theirs.',
    ],
  },
  {
    asked: [
      'How is your mother?',
      'What is your mother like?',
      'Where does your mother live?',
      'Tell me about your mother.',
      'Do you talk to your mother?',
      'What would your mother say?',
    ],
    says: [
      'In Shkodër, in her kitchen. On the phone she hears everything, so I keep it short.',
      'Small, in charge, and in Shkodër. She asks if I eat. I eat, I say.',
    ],
  },
  {
    asked: [
      'Was your father strict?',
      'Did your father get loud?',
      'How was your father when he was angry?',
      'Did your father shout at you when you were little?',
      'Were you afraid of your father?',
      'Did he ever hit you?',
    ],
    says: [
      'He never shouted. He put down his fork, that was enough.',
      'Loud, never. You could hear that he was angry because you heard nothing.',
    ],
  },
  {
    asked: [
      'Did your father ever have an accident?',
      'Did something like that happen to your father?',
      'Was there a day like yours in his life?',
      'What happened to your father in those thirty years?',
      'What did he keep quiet about?',
      'Do you know what he went through?',
    ],
    says: [
      "There was something, once. He washed the bus himself that night. We didn't ask.",
      "My mother said, leave him, he has had a day. I was nine. That's all I know.",
    ],
  },
  {
    asked: [
      'When did you start to doubt that?',
      'What changed your mind about being quiet?',
      'Why are you no longer sure about that?',
      'Why do you not know any more?',
      'What happened that you see it differently now?',
      'What made you unsure about being like him?',
      "What's making you less sure about being like your father?",
      'What makes you less sure that you want to be quiet like him?',
      "Why aren't you so sure any more about being like your father?",
      "What's making you less sure?",
    ],
    says: [
      'Era looked at me as I looked at him. I knew that face from inside.',
      'The girls whisper when I come in. We whispered as well.',
    ],
  },
  {
    asked: [
      'What would your father say?',
      'What would your father do in your place?',
      'What would your father think of you being here?',
      'How would your father see it that you talk to me?',
      'Would your father ever have come here?',
      'What would he make of all this, your father?',
    ],
    says: [
      "He'd laugh, and ask what it costs. Then the weather.",
      "He'd shut the doors and drive on. That's what I did too.",
    ],
  },
  {
    asked: [
      'Would you have liked your father to talk more?',
      'Do you wish that he had told you things?',
      'Did you miss that, a father who talks?',
      'What would you have needed from your father?',
      'Would it have helped you if he had spoken about it?',
      'What did you want to hear from him?',
    ],
    says: [
      'One sentence would have done. "That was a bad day." I could have used it now.',
      "Yes. I'd have known that it comes, and perhaps that it goes.",
    ],
  },
  {
    asked: [
      'Where did your father drive his bus?',
      'Did you ever go with him on the bus?',
      'What do you remember about the bus?',
      'Which route did your father have?',
      'Was that in Shkodër, with the bus?',
      'Did he let you sit up front?',
    ],
    says: [
      'In Shkodër, out to the lake and back. I sat on the engine cover, it was warm.',
      "I went along on Saturdays. He let me shout the stops. He didn't shout at all.",
    ],
  },
  {
    asked: [
      'What would you like to do differently from your father?',
      'In what way do you want to be a different father?',
      'What should be different for your girls?',
      'What will you not do the way he did it?',
      'How would you like to be unlike him?',
      'What do you not want to pass on?',
    ],
    says: [
      "When they ask what is the matter, I'd like to have an answer.",
      "I'd say sorry aloud. He peeled you an apple.",
    ],
  },
  {
    asked: [
      'What did you want to be when you were little?',
      'What was your dream as a child?',
      'Did you always want to drive?',
      'What did you dream of becoming?',
      'Which job did you dream of at school?',
      'What were you going to be, back then?',
    ],
    says: [
      'A goalkeeper. I was good at standing still and then not.',
      'A driver, what else? I had a plate for a wheel, under the table.',
    ],
  },
  {
    asked: [
      'What was your childhood like?',
      'How was it to grow up in Shkodër?',
      'What is Shkodër like?',
      'What was your home town like?',
      'How did you live as a child?',
      'Did you have a happy childhood?',
    ],
    says: [
      "A lake, bicycles everywhere, and no money. We didn't know that it was none.",
      'Good. We were four in two rooms, and my mother sang.',
    ],
  },
  {
    asked: [
      'Did you come to England alone?',
      'What was it like to arrive here at twenty?',
      'How were your first years in England?',
      'How was it to start again in a strange country?',
      'Was it hard at the beginning here?',
      'Were you lonely when you came here?',
    ],
    says: [
      'Alone, with one bag. It rained for a month, and I thought that it was the season.',
      'Alone, yes. It was hard, and very free.',
    ],
  },
  {
    asked: [
      'When were you last in Albania?',
      'Do you go home to Shkodër sometimes?',
      'How often do you go to Albania?',
      'Do you still visit Shkodër?',
      'Do you take the girls to Albania?',
    ],
    says: [
      "Every summer. This year we didn't, we were saving for the roof.",
      'Every August, until last year. The girls were in the lake from morning to night.',
    ],
  },
  {
    asked: [
      'How did you learn English?',
      'Where did you pick up your English?',
      'Was English hard to learn?',
      'Did you speak English when you arrived?',
      'How come you speak English so well?',
      'Did you have English lessons?',
    ],
    says: [
      'In a hotel kitchen, so at first only the bad words.',
      'From the radio, and from old ladies at the bus stop. They correct you, kindly.',
    ],
  },
  {
    asked: [
      'What would people do in Albania in your place?',
      'How do people in Albania deal with something like this?',
      'Do men in Albania talk about such things?',
      'Would one go to a counsellor in Albania?',
      'Is that different in your country?',
      'How would they see it at home in Shkodër?',
    ],
    says: [
      'They say thank God, they drink a coffee, and they talk about something else.',
      "An aunt comes and melts lead over your head. I'm not joking. It's rather nice.",
    ],
  },
  {
    asked: [
      'Do you feel at home here?',
      'Where is home for you?',
      'Do you feel more English or Albanian?',
      'Do you feel that you belong here?',
      'Is England your home by now?',
      'Have you become a Sheffield man?',
    ],
    says: [
      'This is home. I support the wrong football club, even.',
      'Here. Over there they say I have an accent as well.',
    ],
  },
  {
    asked: [
      'Will you move back one day?',
      'Do you want to live in Albania again?',
      'Would you like to go back to live there?',
      'Where do you want to be when you are old?',
      'Could you imagine living in Shkodër again?',
      'Do you plan to return?',
    ],
    says: [
      'To be old there, perhaps, by the lake. Lira would want the internet first.',
      "The girls are from here. One doesn't move away from two girls.",
    ],
  },
]
