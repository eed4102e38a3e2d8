import type { WrittenAnswer } from '../../graph/plan.ts'

/** The call itself, and what people ask each other beside it. */
export const noraOfHerself: WrittenAnswer[] = [
  {
    tells: 'situation-3',
    asked: [
      'How much time do you have?',
      'How long do we have?',
      'How many minutes have you got?',
      'When do you have to go?',
      'Do you have to be somewhere?',
      'How long have we got before you have to run?',
      'How long have we got before you have to go?',
      'How long have you got for me today?',
      "How much time have we got before you're needed?",
    ],
  },
  {
    asked: [
      'Is this a good time?',
      'Did I catch you at a bad moment?',
      'Do you have a moment?',
      'Have you got a sec?',
      'Have you got a minute?',
      'Can you talk?',
      'Is it a bad moment?',
      'Have you got ten minutes?',
      'Do you have a few minutes for me?',
      'Do you have five minutes?',
      'Is now convenient?',
      'Am I disturbing you?',
      'Is now still okay?',
      'Is this still a good time?',
      'We said ten minutes, is that still all right?',
    ],
    says: [
      "As good as any. You've ten minutes.",
      "It's December in a week. There's no good time. Go on.",
      'Ten minutes, then the yard. Go ahead.',
    ],
  },
  {
    asked: [
      'How is your day going?',
      'How are you feeling?',
      'How are you holding up?',
      'Are you coping?',
      'How are things?',
      'Is it busy today?',
      "What's going on there today?",
      'How has your day been so far?',
      "How's your morning?",
      'Busy day?',
      'Are you stressed?',
      "How's the morning been on your side?",
      'How has the morning treated you so far?',
      'What sort of morning are you having?',
      "How's the morning going over there?",
    ],
    says: [
      "Two vans off the road and it's not ten yet. So, normal.",
      "Busy. It's turkeys from now till the twenty-fourth.",
      "Grand, so far. Nobody's rung me from a ditch.",
    ],
  },
  {
    asked: [
      'How is the weather in Newry?',
      "What's the weather like over there?",
      'Is it raining?',
      'Is it cold where you are?',
      'Is it cold up there?',
      "How's the weather?",
    ],
    says: [
      'Raining. Sideways.',
      "Wet and four degrees. It's the same inside, mind you.",
      'It rains. What else would it do?',
    ],
  },
  {
    asked: [
      'Where are you right now?',
      "What's that noise?",
      'Are you at your desk or on the yard?',
      'Where am I reaching you?',
    ],
    says: [
      "In Gerry's office, with the door shut. That's a reefer you can hear.",
      'Up in the office over the yard. You can hear the vans.',
      "In the office. It's the only warm room here.",
    ],
  },
  {
    asked: [
      'What is your job at Brackwater?',
      'What do you do at Brackwater?',
      "What's your job exactly?",
      'What do you do all day?',
      'What is your role?',
      'Are you in charge there?',
      'Are you the one in charge of the vans?',
      'Are you the boss?',
      "What's your position there?",
      'What are you responsible for?',
      'What does a head of operations do?',
    ],
    says: [
      "Head of operations. If it's on wheels or it's late, it's mine.",
      'I run the vans, the drivers and the depots. And I get the phone calls.',
      'Operations. Everything between the cold store and the customer.',
    ],
  },
  {
    tells: 'background-2',
    asked: [
      'How long have you run operations?',
      'How long have you been head of operations?',
      'How long have you been in this position?',
      'Since when are you in charge?',
    ],
  },
  {
    tells: 'background-2.2',
    asked: [
      'How did you get into this?',
      'What did you do before?',
      'How did you start at Brackwater?',
      "How'd you end up there?",
      'How did you come to this job?',
      'Did you drive a van yourself?',
      'Have you ever been a driver?',
      'Where did you begin?',
      'What is your background?',
    ],
  },
  {
    tells: 'background-1',
    asked: ['How old are you?', 'May I ask your age?', 'What age are you?'],
  },
  {
    asked: [
      'Do you like your job?',
      'Do you enjoy the work?',
      'Are you happy at Brackwater?',
      'Is it a good company?',
    ],
    says: [
      'Yes. At seven, with the yard empty, I like it fine.',
      "Yes, I'd say. Ask me again on the twenty-third.",
      "I'd be bored anywhere else. Annoyed here, but not bored.",
    ],
  },
  {
    asked: [
      'Do you ever miss driving?',
      'Do you miss the van?',
      'What was driving like?',
      'Would you like to drive again?',
      'Which was better, the cold store or the van?',
    ],
    says: [
      'The mornings on the coast road, I do. Not the cold store.',
      'Some days. Nobody could ring you, back then.',
      "Nobody could ring you, and there was sea on one side. I'd go back for a day.",
    ],
  },
  {
    asked: [
      'Do you have family?',
      'Do you have children?',
      'Have you got kids?',
      'Are you married?',
      'Who is waiting at home?',
    ],
    says: [
      "A husband and two boys. They've learnt not to expect me in December.",
      'Two boys, both taller than me. And Dessie, who does the cooking.',
      'I have, and they see me on Sundays. Why, are you selling to them too?',
    ],
  },
  {
    asked: [
      'What do you do at the weekend?',
      'Any plans for the weekend?',
      'What do you do in your free time?',
      'Do you have any hobbies?',
      'What do you do for fun?',
      'What do you do when you are not working?',
    ],
    says: [
      'Sunday I sleep. The rest of the week I think about it.',
      'I swim in the lough, when nobody needs me. Sundays, mostly.',
      "I've one day off, and there's a football match on it. My son's in goal.",
    ],
  },
  {
    asked: [
      'What are you doing for Christmas?',
      'What do you want for Christmas?',
      'Do you like Christmas?',
      'I love Christmas, do you?',
      'Do you get time off at Christmas?',
      'Where do you spend Christmas?',
    ],
    says: [
      "I like the twenty-fifth, at home, asleep. It's the thirty days before I could do without.",
      "Home, asleep, and the phone off. It's all I want from it.",
      'Love it, from three on Christmas Eve. Home, sleep, and Dessie at the stove.',
    ],
  },
  {
    asked: [
      'Have you had a coffee yet?',
      'Can I get you a coffee?',
      'What did you have for breakfast?',
      'Have you eaten?',
      'Do you drink tea?',
    ],
    says: [
      'Three teas and half a scone. I started at six.',
      "Tea and toast at half six. You'd not like what we call coffee.",
      'Tea and half a scone, standing up, like everybody here.',
    ],
  },
  {
    asked: [
      'When do you get up in the morning?',
      'What time do you start work?',
      'When does your day start?',
      'What are your hours?',
      'How many hours do you work?',
    ],
    says: [
      'Up at five, in at six, out at five on a good day. Gerry has two hours on me.',
      'Up at five, six to five on the yard. In December nobody counts.',
    ],
  },
  {
    asked: [
      'Where do you live?',
      'Are you from Newry?',
      'Where are you from?',
      'Did you grow up there?',
      'Do you live far from work?',
      'Are you from round there yourself?',
      'Kilkeel is gorgeous, are you from round there?',
      'Are you a local yourself?',
      'Is that where you grew up, Nora?',
    ],
    says: [
      'Rostrevor, ten minutes down the lough. Born and reared.',
      'Rostrevor, ten minutes off. Born there, and I never saw a reason to go.',
      'Rostrevor. And yes, I know every lane a lorry sticks in.',
    ],
  },
  {
    asked: [
      'What do you think of salespeople?',
      'Do you get many sales calls?',
      "You don't like salesmen, do you?",
      'How many people try to sell you something?',
      'Are you annoyed with me?',
    ],
    says: [
      'Five a week ring me. The good ones ask something, and you do.',
      "I don't mind them, five a week or so. I mind being read to.",
      "You're all right so far. The other four this week said synergy.",
    ],
  },
  {
    asked: [
      'Do you trust me?',
      'Do you believe me?',
      'Why should you trust me?',
      'How can I win your trust?',
    ],
    says: [
      "I've known you five minutes. Ask me in January.",
      "I believe what I see on the yard. It's nothing personal.",
      'Do one thing you said you would. Then we can talk about trust.',
    ],
  },
  {
    asked: [
      'How did you feel when the planner failed?',
      'That must have been embarrassing, was it?',
      'Did it hurt?',
      'Were you embarrassed?',
    ],
    says: [
      "Like a fool. I'd told sixty drivers it was a good thing.",
      "Not great. I'd put my name on that one.",
      "I'd rather drive to Cork in reverse than stand in that meeting again.",
    ],
  },
  {
    asked: [
      'What is Colm like?',
      'Do you get on with Colm?',
      'Does Colm like you?',
      'Does he like you?',
      'Is Colm difficult?',
      'How is it working with Colm?',
      'Are you afraid of Colm?',
    ],
    says: [
      "He's fair. He just has a memory like a freezer.",
      'Colm counts. Somebody has to. We get on, outside of budgets.',
      "Colm's all right. He reads one page and looks for one number.",
    ],
  },
  {
    asked: [
      'Who is your boss?',
      'Who do you report to?',
      'Who is above you?',
      'Who runs the company?',
    ],
    says: [
      'Young Mr Brady, who owns it. He leaves the vans to me and the money to Colm.',
      'Young Mr Brady, on paper. In practice, whoever is ringing.',
      "I report to Mr Brady. He'll ask what Colm says, so start with Colm.",
    ],
  },
  {
    asked: ['Is it a bad connection?', 'Is the line bad?', 'Can you hear me?'],
    says: [
      "I can hear you. It's loud here, that's all.",
      "The line's fine. It's the yard you hear.",
      "Loud and clear. Go on, you've the floor.",
    ],
  },
  {
    asked: [
      'How long have you been working there?',
      'How many years have you been at Brackwater?',
      'When did you join the company?',
    ],
    says: [
      'Twenty-four years, all told. Since I was twenty-three.',
      'Twenty-four years in January. You get less for murder.',
    ],
  },
  {
    asked: [
      'Did you always want to work with trucks?',
      'Did you always want to do this?',
      'What did you want to be as a child?',
      'Was it planned that you ended up in logistics?',
    ],
    says: [
      'No. I wanted money for a summer, and it got out of hand.',
      "I wanted to be a vet. It's not so different in December.",
    ],
  },
  {
    asked: [
      'Have you ever had an accident?',
      "What's the worst that ever happened on the road?",
      'What was your worst day?',
      'What was the worst day you had here?',
    ],
    says: [
      'Black ice, nineteen years ago. I delivered forty trays of eggs into a hedge.',
      'A van on its side at Hilltown, on Christmas Eve. Nobody hurt. Nobody ate, either.',
    ],
  },
  {
    asked: [
      'Are you the only woman there?',
      'Is it hard as a woman in that business?',
      'How is it to be a woman in logistics?',
    ],
    says: [
      'One of nine on the road side. They got used to me in about 2005.',
      "I can lift what they lift. After that it's quiet.",
    ],
  },
  {
    asked: [
      'Do you get free turkeys?',
      'Do you get your food cheaper?',
      'Do you eat the stuff yourself?',
    ],
    says: [
      "One each at Christmas. I've gone off it.",
      "Staff price. I've not bought butter in twenty years.",
    ],
  },
  {
    asked: [
      'What do you hate most about your job?',
      "What's the worst part of your job?",
      'What annoys you most?',
      'What do you like least?',
    ],
    says: [
      "The ring at half eleven. That's a shut dock, every time.",
      "Explaining a late van to somebody who's never been in one.",
    ],
  },
]
