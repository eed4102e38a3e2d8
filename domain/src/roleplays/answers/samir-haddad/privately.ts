import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Small things that people come to ask when a talk gets friendly. */
export const privately: WrittenAnswer[] = [
  {
    asked: [
      'How did you meet your wife?',
      'Where did you get to know Hala?',
      'How did you and Hala meet?',
      'What does your wife do?',
      'Is your wife from Lebanon, too?',
    ],
    says: [
      "She's a nurse, and Lebanese, like me. I came in with a finger that a bridge had sat on.",
      "At the hospital, where she's a nurse. She bandaged my hand and told me off in Arabic. That was it.",
    ],
  },
  {
    asked: [
      'How is your mother?',
      'What does your mother say about it?',
      'Does your mother know about the machine?',
      'How old is your mother?',
      'Is your mother well?',
      'Do you speak to your mother often?',
      'Does your mother know about all this trouble?',
      'Your mother in Zahle, does she know about all this?',
      "Have you told your mother that the machine's broken?",
      'What did your mother say when you told her about the machine?',
    ],
    says: [
      'Eighty, and in charge. She says, in Zahle we had a drawer for the money.',
      'Eighty, and well. On Sunday I told her, and now the whole street in Zahle knows.',
    ],
  },
  {
    asked: [
      'Do you have any pets?',
      'Have you got a dog?',
      'Do you have a cat?',
      'Is that an animal I hear?',
      'Do you keep animals?',
      'Is there a restaurant cat?',
    ],
    says: [
      "A cat, at the kitchen door. She's the only one who gets fed without paying.",
      "No dog, I've got waiters. And a cat who thinks that the place is hers.",
    ],
  },
  {
    asked: [
      'Do you like football?',
      'Which team do you support?',
      'Do you follow any sport?',
      'Are you a football fan?',
      'Who is your team?',
      'Do you ever go to a match?',
    ],
    says: [
      'Leeds. It teaches you patience. Not enough, you see.',
      "Leeds United. So I've known worse weekends than this one.",
    ],
  },
  {
    asked: [
      'What is your dream?',
      'What would you still like to do in life?',
      'If you had one wish free, apart from the machine?',
      'What are your plans for the future?',
      'Where do you see yourself in ten years?',
    ],
    says: [
      'One Sunday off, everybody at the long table, and somebody else carries.',
      'To build one more bridge. A small one, over the river in Zahle.',
    ],
  },
  {
    asked: [
      'What was your best evening ever?',
      'What is your best memory of the restaurant?',
      'When were you happiest there?',
      'Which evening will you never forget?',
      'What was your finest night in there?',
      'Which day there do you like to think of?',
    ],
    says: [
      'The first full Saturday. Rima came out of the kitchen to look, and cried into the rice.',
      'The night the snow kept everybody here. They sang until two, and all paid by card.',
    ],
  },
  {
    asked: [
      'How does Rima make the lamb?',
      'What is the secret of the lamb?',
      'Can I have the recipe?',
      'How long does the lamb cook?',
      'How is the lamb cooked?',
      'Which spices go into the lamb?',
    ],
    says: [
      'Seven hours in the oven. The rest is between Rima and the lamb.',
      "Seven hours, seven spices. Six I know. I've asked her for years.",
    ],
  },
  {
    asked: [
      'What is Mr Bell like?',
      'What sort of person is Mr Bell?',
      'What did Mr Bell do for a living?',
      'Do you like Mr Bell?',
      'Tell me about Mr Bell.',
      'What do you know about the birthday man?',
    ],
    says: [
      'He drove the number nine bus for forty years. He still looks at the clock when he sits down.',
      'A quiet man, with a hat. He asks after my mother every time.',
    ],
  },
  {
    asked: [
      'Do you have a present for Mr Bell?',
      'What will you give the birthday guest?',
      'Is there a surprise for the birthday?',
      'Do you do something special for a birthday?',
      'Does he get anything from you for his birthday?',
      'Have you planned a treat for Mr Bell?',
    ],
    says: [
      "A bottle from Zahle, the year he first came in. I've kept it eight years.",
      'Rima makes him the dessert that is not on the menu. Nobody may know.',
    ],
  },
  {
    asked: [
      'Are you religious?',
      'Do you go to church?',
      'Do you pray?',
      'Do you believe in God?',
      'Is faith important to you?',
    ],
    says: [
      'At Easter, for my mother. Since Friday at half past one, now and then.',
      'Now and then. On hold I prayed for the first time in years.',
    ],
  },
  {
    asked: [
      'Would you do my job?',
      'Could you work in a call centre?',
      'What would you do in my place?',
      'Do you feel sorry for us on the phone?',
      'How would you handle this call if you were me?',
      'Do you think my job is easy?',
    ],
    says: [
      "Your job? I'd shout after an hour. I respect it, really.",
      "I'd walk to the shelf, open the box and look inside. Then I'd ring.",
    ],
  },
  {
    asked: [
      'Do you get angry guests yourself?',
      'How do you treat a guest who complains?',
      'What do you do when a guest is unhappy?',
      'What do you do if something goes wrong in your restaurant?',
      'What if somebody is not happy with their plate?',
      'How do you handle complaints at your place?',
    ],
    says: [
      "I go to the table, I say we got it wrong, and I bring it again. It isn't hard.",
      'First I listen. Then I bring a new plate, and I carry it myself.',
    ],
    more: ["And the wine's on us. Nobody ever wanted it in writing."],
  },
  {
    asked: [
      'What have you learned from it?',
      'What will you do differently after this?',
      'Will you prepare yourself for the next time?',
      'What do you take away from this weekend?',
      'What is the lesson for you?',
      'Will you change anything after that?',
    ],
    says: [
      'A second machine in the drawer. And I read what is on the delivery note.',
      "That I need you more than I thought. And that isn't nice to learn.",
    ],
  },
]
