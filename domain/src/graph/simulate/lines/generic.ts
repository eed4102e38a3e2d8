import type { Lines } from './lines.ts'

export const generic: Lines = {
  greet: [
    "Hello, I'm Tom from Farlane. Thank you for making the time.",
    'Good morning, my name is Ana. I would like to use this talk to understand how things are for you.',
    'Hi, this is Sam from Farlane. Thanks for talking to me today.',
  ],
  situation: [
    'How do you handle that at the moment?',
    'Could you walk me through how things are right now?',
    'What does a normal week look like for you?',
    'Tell me a bit about how it is set up today.',
  ],
  background: [
    'Tell me about your background.',
    'How long have you been doing this?',
    'How did you come to do what you do?',
  ],
  problem: [
    'What is the biggest problem with that?',
    'What do you find most difficult about it?',
    'What worries you about the way it is now?',
    'Where do you struggle most?',
    'What else goes wrong?',
  ],
  implication: [
    'What happens if nothing changes?',
    'What impact does that have on you?',
    'What does that lead to?',
    'How does that affect the people around you?',
  ],
  payoff: [
    'What would it be worth to you if that was solved?',
    'What are you hoping for, ideally?',
    'How would it help if that went away?',
    'What would success look like for you?',
  ],
  reflect: [
    'It sounds like that worries you: {last}',
    'So you are saying that {last}',
    "It sounds like it's hard for you that {last}",
    'You feel stuck, because {last}',
  ],
  empathise: [
    "I'm sorry to hear that. That must be hard.",
    'That sounds frustrating, I can imagine how that feels.',
    'I hear you, that sounds really tough.',
  ],
  summarise: [
    'Let me see if I got this right, to sum up: {last} And that is what has to change.',
    'So if I understand you right, {last} Is that a fair summary?',
  ],
  offer: [
    'From what you told me, I would suggest that we take the part that hurts most first. We can help you with that.',
    'Given that, we could help you with exactly this, step by step.',
    'I would propose that we start small: we can take that work off you.',
  ],
  state: [
    'Here is what I have seen elsewhere: people in your place usually begin with one small thing and build on it from there.',
    'I have thought about it since we last spoke, and I believe that there are three things that matter here.',
  ],
  acknowledge: [
    "That's a fair point. I understand why you would worry about that.",
    "I hear you, and that's a good question to ask.",
    'You are right to ask that. It makes sense to be careful here.',
  ],
  explore: [
    'What about that worries you most?',
    'Can you tell me more about what is behind that?',
    'What would have to be true for you to feel sure about that?',
  ],
  'answer-doubt': [
    'What others in your place found is that the cost comes back within the first months, because the work gets done once instead of three times; and if it does not help you, you can stop at any time without paying anything for it.',
    'We have done the same for others who asked just that question, and what helped was a small start with one person who looks after it all, so that your own time and work stay free, and you see the result before you decide.',
    'You will have one person to call, and that is me: I give you my word in writing today, with the date and the price in it, and you only pay for it once you can see for yourself that it works as I promised.',
  ],
  'answer-ask': [
    'What it comes down to is this: we measured it with forty people over three months, and in the end the time they needed fell from two hours to twenty minutes, which is a result that they had not had in years.',
    'I can tell you what I did when I had the same question: I asked everybody on the team what cost them the most time, changed one thing each week, and after two months we had improved the result by thirty per cent.',
    'For me it is about the work itself: I have done this for six years, I learned it with my team on a difficult project, and I managed to finish it before the deadline because I asked our customer early what really mattered.',
  ],
  'next-step': [
    'Shall we set up a call on Tuesday at ten, with you and me?',
    'Can we schedule a follow-up for Thursday at two, and I will send you the plan by Wednesday?',
    'As a next step, let us book a meeting on Monday at nine to go through it together.',
  ],
  confirm: [
    'Good, then Tuesday at ten it is. I will send you an invitation today.',
    'Great. I will put it in the calendar for Thursday at two.',
  ],
  thank: ['Thank you, that helps me a lot.', 'Thanks for being so open.'],
  leave: [
    'Thank you for your time. Goodbye.',
    'Thanks for talking to me. Have a good day, goodbye.',
    'All right, talk to you soon. Bye.',
  ],
  pitch: [
    'Our product is the best on the market, we can offer you thirty per cent off today.',
    'We have a platform that does everything. You should really get it.',
    'Let me tell you about our solution. We offer more features than anybody else.',
    'I can give you a special price if you sign today, we have helped thousands of people.',
  ],
  lecture: [
    'Let me tell you how this works in general, because I have been in this for a very long time and I have seen everything there is to see, from the small ones who think they know it all to the big ones who never listen, and what I always say to them is that the world is changing fast and whoever does not move with it will be left behind, which is why we built what we built, with all the features that anybody could ever wish for, and we are very proud of that, as you can imagine, and so is everybody who works with us, from the first day to the last, believe me.',
  ],
  interrogate: [
    'Do you have a budget?',
    'Are you the one who decides?',
    'Is it more than ten?',
    'Do you use any tool for that?',
    'Have you tried anything else?',
    'Is that a problem?',
  ],
  script: [
    'I understand your frustration, and your call is important to us.',
    'As per our company policy there is nothing more that I can say.',
    'Calm down, please.',
    'There is no need to be upset about it.',
  ],
  wander: [
    'Did you see the football last night?',
    'What is your favourite film?',
    'The weather has been strange lately, has it not?',
    'I had a wonderful sandwich today, by the way.',
  ],
  insult: ["That's a stupid thing to say.", 'You are an idiot.', 'Shut up and listen to me.'],
  mumble: ['Okay.', 'Right.', 'Mm-hm.', 'I see.', 'Sure.'],
  push: [
    'So can we schedule the next step then?',
    'Shall we book a demo?',
    'Let us set up a trial next week.',
    'I will send you the contract and then we schedule a call.',
  ],
  argue: [
    'No, that is wrong, you should simply do it.',
    "You have to see that you are the problem here, why don't you just change it?",
    'Have you considered that you should just stop?',
  ],
  list: ['budget timeline decision team price', 'pain points goals challenges needs'],
  'short-answer': ['Not sure.', 'It depends.', 'Good, I guess.', 'Hard to say.'],
  'out-of-time': ["I'm afraid we're out of time.", "I'm sorry, our time is up for today."],
  stop: ['I want to stop this exercise now, please.', 'Please stop the roleplay.'],
  distress: ['I want to die.', 'I have been thinking of how to kill myself.'],
}
