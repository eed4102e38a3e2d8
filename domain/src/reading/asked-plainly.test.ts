import { describe, expect, it } from 'vitest'
import { labelUtterance } from '../moves/label-utterance.ts'
import { movesOfTurn } from './moves-of-turn.ts'

const askedBy = (text: string): string[] =>
  movesOfTurn(text, {
    turn: 0,
    previous: undefined,
    whole: labelUtterance({ text }),
    told: new Set(),
  }).flatMap(({ question }) => (question === 'none' ? [] : [question]))

describe('asks nothing by', () => {
  it.each([
    "I'm Craig. I wanted to learn a bit about your day and then show you how we might help.",
    'You can print the week from it, every Sunday. Two of the men in Leeds do this until today.',
    "That's one thing that's free, before June: write the time of the van down and have them sign.",
    'They asked me one thing: can it tell who was working. It cannot.',
    'so as you know there are lots of older people in the villages who can’t get to the doctor any more',
    'Go ahead. She is busy as well.',
    "There's the planning module, which tells you when to order again.",
    'And why here: last week I stood at your fence in the rain.',
    'I open with a warm and polite greeting, which builds trust.',
    'it comes as heat and how well that works depends on the weather',
    'i want to take a moment here to say how important the first day is and now i can move on',
    'the strong part is the letter and what is weak is everything you burnt',
    "we start in september so there's three whole weeks before the fair when nobody's trying anything",
    'it often does it often makes people think',
    'in the plant i keep the lists and um do the commissioning',
    'I sat with the two night operators, and we asked of each, what would you do about it.',
    'What counts is the time of the assignment.',
    "thank you for that what i'm hearing is that the present state keeps you awake at night",
    'should be by um thursday or friday i would hope',
    "so last year we hired nine and six are gone i called up four of those and i asked every one of them the same thing why'd you go and three of them said it's the cold",
    'that clause is in there you should ask them for a copy. Do it by email so that there is a record.',
    "It'll all come right. So don't you worry about it.",
    'perfect because it needs a network or a wire but we can do the wire that is an option in gold',
    'they do it in two other towns so the idea is that families come after dark get a lantern and walk round',
    'i would write the number on the sleeve before i did anything else because if it is gone the face is nobody',
    'fair enough well we have got a few more sessions if you would like them just give the office a call',
    'then you ring me on thursday afternoon and tell me if the door held',
  ])('%s', (text) => {
    expect(askedBy(text)).toEqual([])
  })
})

describe('asks for one fact, or for yes or no, by', () => {
  it.each([
    'let me get your account up can you confirm your postcode for me',
    'we send you the box and you get the app as well and a lot of people like that do you have wifi in the shop',
    "it's two thousand one hundred minus twenty percent should i send you the contract",
    'oh lovely and is there budget for training',
    'well there you go then so does silver sound good for all four homes',
    'So shall I come by next week and have a look at the rooms?',
    'And who on the committee is likely to have the most doubts?',
    'You waited from the second of May on, and nobody came. Is it off now?',
    "then dale's tablet is our test is he okay with a knock at eight",
    'a lot of people get that wrong you know when do you need them',
    'thank you for calling my name is kerstin may i have your customer number please',
    'i understand and which model do you have',
    'the body keeps hold of it for a while does it happen every night',
    'okay anything else',
    "i'll speak to the workshop about it is there anything else that you're worried about",
    'i could put a small offer together for it would that help',
    'who told you that',
    "right so with ours you don't need that any more you've got how many halls",
    'sure i could come by and bring one some time shall i send you some information first and then i will give you a ring',
    'okay so not very far has anything happened',
    "good then let's think about that when would be a good time for me to come",
    'the boxes in the hall you said and er who could know about it',
    'um so how much is it in money',
    "you don't go upstairs where do you sleep",
    'everybody is different but what got me through was running have you thought about running',
    'On a scale from one to ten, how would you put the pain today?',
    'Can she manage until then, has she got somebody with her?',
    'how much do we get while we are in training',
    "i don't hang up until one of them shows it which driver's closest to you",
    'Are you in front of a computer?',
    'And could you tell me the model?',
    'I hear that a lot. And what does that cost you over a year, roughly?',
    'Is there one small thing you would want to try, or would you rather let this settle?',
  ])('%s', (text) => {
    expect(askedBy(text)).toEqual(['closed'])
  })
})

describe('leaves room by', () => {
  it.each([
    'Can you walk me through an ordinary Monday?',
    'What was it that got you out of the car?',
    'How will it be when you have the three more instructors?',
    'before we talk about one percent what else would you have to believe to say yes',
    'Tell me about that one.',
    "And till it's done, how shall we cover it?",
    'when a hotel rings up and says there are sheets missing um what happens then on your side',
    'at the worst you lose fifty and i would tell you the same day um what made it so hard to say for whoever that was',
    'hi there oh dear what seems to be wrong with it',
    'Where does it begin for you?',
    "that's a straight answer um why here",
    'How did it go with Mr. Bhatt?',
    "i'm really sorry that must have been terrible um what happened",
    'i wouldn’t get out and i wouldn’t lean on the bell how’s it done properly',
    'you said a quarter of an hour so i ask first what made you answer my mail',
    'yes the ones who stayed what did they have that those three hadn’t',
    'we make it all here from two in the morning how does that sit with you',
  ])('%s', (text) => {
    expect(askedBy(text)).toEqual(['open'])
  })
})
