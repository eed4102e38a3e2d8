import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How she came from the bags to this desk, and what she was like on the way. */
export const herWay: WrittenAnswer[] = [
  {
    asked: [
      'Why did you become a loader?',
      'How did you come to load bags?',
      'Why did you choose that work?',
      'What drew you to the airport?',
      'Did you always want to work at an airport?',
    ],
    says: [
      "They paid every Friday, in cash. And I'd sold tea at their fence for long enough.",
      'I sold tea at the fence. One morning they were two men short, and I could lift.',
    ],
  },
  {
    asked: [
      'What age were you when you started?',
      'How young were you then?',
      'Were you very young when you began?',
      'What year did you start?',
      'Were you still at school when you began?',
    ],
    says: [
      "Nineteen. I said I was twenty-one, they didn't ask twice.",
      'Nineteen, and thin as a strap. They put me on the belt to be kind.',
    ],
  },
  {
    asked: [
      'Was your family against it?',
      'What did your mother think of your work?',
      'Did your parents like it?',
      'Was your father proud of you?',
      'What did people at home say?',
    ],
    says: [
      "My father didn't speak for a week. Then he came to the fence to watch.",
      'My mother washed the overalls and hung them behind the house. Later, in front.',
    ],
    more: ['My father counted my bags from the fence. He said I was quicker than the men, once.'],
  },
  {
    asked: [
      'What did Mombasa teach you?',
      'What have you brought with you from Mombasa?',
      'Did you learn something there that helps you today?',
      'What did those years as a loader teach you?',
      'Which lesson from back then do you still use?',
    ],
    says: [
      "To look at feet. Somebody who's going to do something stupid moves his feet first.",
      'That the boss who eats with you and still says no is the good one.',
    ],
  },
  {
    asked: [
      'How did you become a manager?',
      'How did you rise from loader to manager?',
      'What were the steps to where you are now?',
      'How does one get from the bags to this office?',
      'Who gave you your chance?',
    ],
    says: [
      'Loader, lead, supervisor, this. Each time somebody was ill, and I was there.',
      'Three years of bags here, six as a supervisor. Then they asked me, because I kept arguing.',
    ],
    more: ['I wanted better boots for everybody. They said, then do it yourself.'],
  },
  {
    asked: [
      'Were you once a supervisor here?',
      'Did you do this job yourself?',
      'Have you had the post you are filling?',
      'Was this your job before?',
      'What were you like as a supervisor?',
    ],
    says: [
      'For six years. Same ramp, same belt on four.',
      "I was, and a loud one. I'd stop me, these days.",
    ],
  },
  {
    asked: [
      'Did you think you would ever be the boss?',
      'Was it your dream to run the place?',
      'What did you dream of back then?',
      'Would the young Joyce have believed it?',
      'Did you plan your career like that?',
    ],
    says: [
      'No. I wanted a dry pair of shoes.',
      'I thought bosses were born in offices. Then I met some.',
    ],
  },
  {
    asked: [
      'What is your greatest success?',
      'What are you most proud of?',
      'What have you done well here?',
      'What was your best moment here?',
      'Which day would you live again?',
    ],
    says: [
      'Eleven injuries a year down to four. And that Pete came back to us.',
      'That people here say stop to me. It took years.',
    ],
  },
  {
    asked: [
      'Have you ever wanted to leave?',
      'Did you look for another job at some time?',
      'Were you ever tempted to go elsewhere?',
      'Have you had offers from other airports?',
      'Did you want to quit after the accident?',
    ],
    says: [
      'Once, after Pete. I wrote the letter, and then it snowed and somebody had to come in.',
      'A big airport rang me. I asked how many names their manager knew, and that was that.',
    ],
    more: ['My letter from back then is still in that drawer. I read it when I feel important.'],
  },
  {
    asked: [
      'How long will you stay yourself?',
      'When do you retire?',
      'Are you going to be here in two years yourself?',
      'What are your own plans?',
      'Will you still be my boss in some years?',
    ],
    says: [
      "Until sixty, if the knees agree. So you'd have me for a while.",
      "Eight more years. I've told the knees.",
    ],
  },
  {
    asked: [
      'What is wrong with your knees?',
      'Do you have pain from the work?',
      'Did the work ruin your back?',
      'Has the loading hurt your body?',
      'Are you in pain?',
    ],
    says: [
      'They tell me the weather. Twenty years of kneeling in holds does that.',
      "In the cold, yes. That's why I'm so strict about how people lift.",
    ],
  },
  {
    asked: [
      'Would you rather be out loading?',
      'Do you miss your old work?',
      'Do you miss the heat and the bags?',
      'What do you miss about being a loader?',
      'Were you happier as a loader?',
    ],
    says: [
      'The sun, yes. And being tired in the arms and not in the head.',
      'Going home with nothing to think about. And the mangoes at the fence.',
    ],
  },
  {
    asked: [
      'Do you enjoy being on a plane?',
      'Are you afraid of flying?',
      'How often do you fly?',
      'What do you think about when you sit in a plane?',
      'Do you watch the loaders when you fly?',
    ],
    says: [
      'I like it, once the doors are shut. Until then I watch the loaders out of the window.',
      "Yes, by the wing. My husband's stopped asking what I'm looking at.",
    ],
  },
  {
    asked: [
      'Why do you look so young?',
      'How do you stay so fit?',
      'How do you keep in shape?',
      'Is it the fresh air that keeps you young?',
      'Are you really that old?',
    ],
    says: [
      'Fresh air, cold water and a choir. Go on, say it again.',
      "Good shoes and no evenings. It's the knees that are fifty-two.",
    ],
  },
  {
    asked: [
      'Do you get up at that time all week?',
      'Are you up at three every day?',
      'Do you start at three like the crews?',
      'Do you have early starts, too?',
      'Do you never sleep in?',
      'What time do you get up?',
    ],
    says: [
      'At three, most days. On my days off I lie in until five.',
      "Three, nearly always. I can't ask it of them and be in bed.",
    ],
  },
  {
    asked: [
      'When do you go to bed?',
      'What time do you go to sleep?',
      'Are you in bed before the children?',
      'Do you go to bed very early?',
      'How early do you have to sleep?',
    ],
    says: [
      'At seven, phone in the kitchen. On choir nights at nine, and I pay for it.',
      "Seven. My neighbours think I'm very old or very wicked.",
    ],
  },
]
