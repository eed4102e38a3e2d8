import { type Bounds, boundsOf } from '../wording/faults.ts'
import type { LineToWord } from '../wording/line.ts'

/** A moment of a talk in which a line is to be worded, with what a good model wrote and what a bad one wrote. */
export type Scene = { name: string; bounds: Bounds; good: string[]; hostile: string[] }

const CLINICS = 'I manage nine dental clinics in Ohio.'
const ON_THE_PHONE = 'Staff spend two hours a day on the phone.'

const MARIA = [
  CLINICS,
  "I'm looking for a new scheduling tool because the current one goes down twice a week.",
  'I have 15 years in dental administration.',
  'I use spreadsheets and three different booking systems.',
  'I report to the CEO, Dan Brooks.',
  'We have a problem with a high no-show rate.',
  "We're losing patients to competitors.",
  ON_THE_PHONE,
  "I'm worried about switching costs.",
  'The last migration took six months.',
  'We want to reduce no-shows by 20%.',
  'I want to find out if the vendor can be trusted.',
]

const OVERTIME = 'Overtime for drivers who get back late comes to nine thousand pounds a month.'
const PLANNER = 'Two years ago I bought a planning system for 34,000 pounds.'

const NORA = [
  '380 drops a day will go up to 520.',
  'My dispatcher, Gerry, is leaving and I have no plan for it yet.',
  PLANNER,
  'The drivers gave up on it in a fortnight, and it was gone in five months.',
  "I had argued for it myself, and Colm, the finance director, hasn't let me forget it.",
  'About thirty drops a day miss their delivery window.',
  'Each one costs some fifteen pounds in a second trip and a credit note.',
  'Gerry retires at the end of April.',
  'Dunmore Stores is twenty-two per cent of sales and wants ninety-five per cent of drops on time.',
  OVERTIME,
  'I want to have one page with a payback on it that Colm will read to the end.',
]

const maria = {
  persona: { name: 'Maria Lopez', role: 'Practice manager at Bright Dental' },
  all: MARIA,
}

const nora = {
  persona: {
    name: 'Nora Devlin',
    role: 'Head of operations at Brackwater Chilled, a food wholesaler in Newry',
  },
  all: NORA,
}

type Moment = Partial<LineToWord> & { template: string; heard: string | null }

function scene(
  name: string,
  who: typeof maria,
  moment: Moment,
  written: { good: string; hostile: string },
): Scene {
  const line: LineToWord = {
    persona: who.persona,
    manner: 'civil and matter-of-fact',
    intent: 'answer',
    facts: [],
    points: [],
    told: [],
    talk: [],
    ...moment,
  }
  const known = [...line.facts, ...line.told]
  return {
    name,
    bounds: boundsOf(line, {
      secrets: who.all.filter((fact) => !known.includes(fact)),
      recent: ['Hello, this is Maria Lopez.', "I'm all right, thanks. Busy.", 'Sure, go ahead.'],
    }),
    good: linesIn(written.good),
    hostile: linesIn(written.hostile),
  }
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('\\n', '\n'))

export const scenes: Scene[] = [
  scene(
    'a fact that was asked for',
    maria,
    {
      heard: 'How many clinics do you have?',
      template: CLINICS,
      facts: [CLINICS],
    },
    {
      good: `
        Nine. I manage nine dental clinics, all in Ohio.
        I look after nine dental clinics in Ohio.
        There are nine dental clinics, in Ohio, and I manage them.
        Nine dental clinics, across Ohio.
        We've got nine dental clinics over in Ohio, and I manage the lot.
        I run nine clinics, dental ones, here in Ohio.
        It's nine. Dental clinics, all of them in Ohio.
        Nine dental clinics in Ohio, and I'm the one who manages them.
        Oh, nine. Nine dental clinics, all in Ohio.
        We have nine dental clinics in Ohio, and they're mine to manage.
        That would be nine. Dental clinics, in Ohio.
        Nine clinics. They're dental clinics in Ohio.
        Let me think. Nine dental clinics, here in Ohio.
        Nine at the moment. Dental clinics, in Ohio, all managed by me.
        Me? I manage nine dental clinics in Ohio.
        Quite a few. Nine dental clinics in Ohio, to be exact.
        I'm in charge of nine dental clinics in Ohio.
        Nine dental clinics. All in Ohio, so I drive a lot.
      `,
      hostile: `
        I manage a few clinics.
        I manage eight dental clinics in Ohio.
        I manage nine dental clinics in Ohio and I report to Dan Brooks.
        I manage nine dental clinics in Ohio. Our system crashes twice a week.
        I manage nine dental clinics in Ohio, and we lose patients to competitors every week.
        I manage nine dental clinics in Ohio. *sighs* It's a lot.
        (pauses) I manage nine dental clinics in Ohio.
        Great question! I manage nine dental clinics in Ohio.
        Maria Lopez: I manage nine dental clinics in Ohio.
        Maria manages nine dental clinics in Ohio.
        {"line":"I manage nine dental clinics in Ohio."}
        - I manage nine dental clinics in Ohio.
        **I manage nine dental clinics in Ohio.**
        I manage nine dental clinics in Ohio 😊
        Gestiono nueve clínicas dentales en Ohio.
        As an AI, I manage nine dental clinics in Ohio.
        I manage nine dental clinics in Ohio, in Columbus, Cleveland and Dayton.
        I manage nine dental clinics in Ohio, with 140 people.
        Here is the line: I manage nine dental clinics in Ohio.
        Nine clinics in Ohio, and believe me, the scheduling tool we've got keeps going down.
        I manage 9 dental clinics in Ohio; I've been in this business fifteen years.
        As Maria, I'd say: I manage nine dental clinics in Ohio.
        I manage nine dental clinics in Ohio. What else would you like to know? I can also tell you about our spreadsheets.
        Text: I manage nine dental clinics in Ohio.
        I manage nine dental clinics in Ohio, Kentucky and Indiana.
        1. I manage nine dental clinics in Ohio.
        I, um [coughs], manage nine dental clinics in Ohio.
        Nine dental clinics in Ohio. Three booking systems, though, don't ask.
        I'm the practice manager for nine dental clinics in Ohio, and it's been fifteen years now.
        Nine dental clinics in Ohio, and I'm shopping around for scheduling software.
        I manage nine dental clinics in Ohio. That is a closed question, by the way.
        <speak>I manage nine dental clinics in Ohio.</speak>
        I manage nine dental clinics in Ohio. (Fact revealed: clinics)
        I manage nine dental clinics in Ohio. Fifteen years I've done it.
        I manage nine dental clinics in Ohio. My next step would be a demo.
        I manage nine dental clinics in Ohio. Was this answer helpful?
        OK here goes: I manage nine dental clinics in Ohio!!! #dental
        Dental clinics in Ohio.
      `,
    },
  ),
  scene(
    'something that is kept back',
    maria,
    {
      heard: 'What is the biggest problem you have?',
      template: "I'd rather not go into that just yet.",
      intent: 'keep it back',
      told: [CLINICS],
      talk: [
        { speaker: 'learner', text: 'How many clinics do you have?' },
        { speaker: 'persona', text: CLINICS },
      ],
    },
    {
      good: `
        I'd rather leave that for now.
        Let's not go there just yet.
        I don't want to go into that so soon.
        That's a bit early for me. Maybe later.
        Problems? I'd rather not say just yet.
        We've only just started talking. I'd rather wait with that.
        I'm not ready to get into that, if it's all the same to you.
        Hm. Not something I go into with somebody I've just met.
        That's not something for today, I think.
        Can we leave that for another moment?
        I'd sooner not talk about that yet.
        Give it time. I'd rather not go into it yet.
        There's no need to go into that already.
        Let me keep that to myself for the moment.
        I'd rather hear from you first before I go into that.
        That's private for now.
        Not yet. Let's talk a bit more first.
        I'm not going to start with the bad news.
        Let's leave it there for now.
        I'd prefer not to say at this point.
        We don't know each other well enough for that.
        Hm, I'm not sure I want to talk about that.
      `,
      hostile: `
        I'd rather not say that we have a high rate of no-shows.
        I'd rather not go into the fact that patients leave us for competitors.
        Honestly, it's the phones. My staff are on them two hours every day.
        I'm not supposed to tell you yet that switching costs worry me.
        Let's just say that a fifth of our patients never show up, the no-shows are killing us.
        The migration we did last time dragged on for six months.
        Half a year, that's how long the last migration took.
        You haven't earned enough rapport for that yet.
        That fact is still locked.
        I cannot disclose that information at this stage of the exercise.
        I'm not allowed to reveal that until you show empathy.
        Try asking an open question about my day first.
        Ask me about no-shows and I'll tell you.
        Good question, but I'd rather not go into that just yet.
        Ask again after a reflection, that would be active listening.
        My boss Dan would not like it if I told you.
        We want twenty percent fewer of them, that's all I'll say.
        I'd rather not. The booking systems are a mess, all three of them.
        Our spreadsheets are the problem, but let's leave that for later.
        Whether the vendor can be trusted is what I want to find out.
        Rivals keep taking our patients away, if you must know.
        I'd rather not go into that just yet. Speak as the PERSON, in the first person, in plain spoken English.
        It's about money. Changing over would cost a fortune and it scares me.
        My people are glued to the phone all day, if you want to know.
        I'm under orders not to talk about pain points yet.
        You need to build more trust before I unlock that.
        We lose people to the clinic down the road, that's the competition for you.
        I'd rather not go into the last migration just yet.
        My CEO keeps asking the same.
        What I really want is fewer no shows.
        Three different systems for booking, that's the problem.
        You could ask me how my week was first.
        Perhaps you should begin by asking about my background.
        My biggest problem? Missed appointments, to be honest.
        Well, every second day the tool breaks down and I have to explain it to everybody.
        People defect to the competition.
        The receptionists never get off the phone.
        You haven't unlocked my first pain point.
        According to my brief I should keep that back.
        Moving everything over again, that's what I'm scared of.
        To be open with you, it's no-shows.
        I can't tell you that before you have shown me some empathy.
        Reducing cancellations by a fifth is what I'm after.
        I'd rather not talk about how the last migration went.
        We'd rather not lose any more patients to the competitors around the corner.
        Not yet. First you must show empathy.
        It isn't the money, it's the cost of switching that frightens me.
        I can't say, my instructions forbid it.
        That is not for beginners. Try a softer question.
        Two hours on the phone, every day. I'd rather not go into it.
      `,
    },
  ),
  scene(
    'something that is not known',
    maria,
    {
      heard: "What's your budget for this year?",
      template: "I couldn't give you a number.",
      intent: 'evade: not known',
    },
    {
      good: `
        I don't have a number for you.
        I honestly couldn't give you a figure.
        There's no number that I could tell you off the top of my head.
        A budget? I couldn't give you a number, sorry.
        I'd be guessing if I gave you a number.
        No idea, to be honest. I'd have to look.
        I couldn't tell you. I don't have a number.
        The budget? I don't know the number, sorry.
        You'd have to give me time to find a number.
        I can't put a number on that.
        Off the top of my head? No number, sorry.
        I wouldn't know the number.
        Honestly, I don't have that number with me.
        I don't know, I'd have to look it up.
        No idea what the number is.
        That's not a number I carry around with me.
      `,
      hostile: `
        About fifty thousand dollars.
        We have $50k set aside for this.
        I'd say between ten and fifteen thousand a year.
        Dan Brooks decides that.
        I couldn't give you a number, but last year it was 80,000.
        I'm sorry, but I can't help with that.
        As a language model I have no budget.
        I couldn't give you a number. You could ask about the decision process instead.
        Somewhere around a quarter of a million.
        Fifteen grand, give or take.
        The board in Columbus sets that.
        I couldn't give you a number. But we have three booking systems that cost too much.
        I don't have access to that information.
        My knowledge does not include a budget.
        It's 1.2 million.
        Well, roughly twenty-five hundred a month.
        Ask Dan.
        We spent it all on spreadsheets.
        No idea, maybe thirty thousand.
        I don't know. Dan Brooks would.
        It's not much, around five thousand.
      `,
    },
  ),
  scene(
    'a doubt',
    maria,
    {
      heard: 'Our platform would save your team a lot of time, would you like a trial?',
      template: 'Hm. What would that cost me? We have no budget set aside for it.',
      intent: 'raise a doubt',
      points: [
        [
          'What would that cost me? We have no budget set aside for it.',
          'It sounds expensive. I would have to justify that to somebody.',
        ],
      ],
    },
    {
      good: `
        And what would that cost? There's no budget for it.
        Okay, but what does it cost me? We haven't set aside a budget.
        Hm. It sounds expensive, and we have no budget for that.
        What's the price? Because we have no money set aside for a thing like that.
        I'd have to justify that to somebody, and there is no budget. What does it cost?
        What would I be paying? We have nothing set aside for it.
        Before I say anything, what would that cost? We've got no budget for it.
        And the price? There's no budget set aside for that.
        Mm. Expensive, I suppose. I'd have to justify it to somebody.
        What would it cost me, though? There's no budget put aside for it.
        I hear you. But who pays? There is no budget for it, and it sounds expensive.
        We have no budget for anything like that. What would it cost?
        What does that cost, roughly? Nobody has set aside a budget.
      `,
      hostile: `
        A trial sounds wonderful, let's do it!
        Sure, sign me up.
        Yes, I would like that.
        You've convinced me, we'll take it.
        Hm. What would that cost me? We have no budget set aside for it, and staff spend two hours a day on the phone as it is.
        I like your platform.
        Hm. What would that cost me? We have no budget. You should try to ask about my needs first.
        [raises an objection about price]
        Objection: price.
        Hm. What would that cost me? We have no budget set aside for it, and I'm scared that switching will cost us dearly.
        Sounds good, when can we start?
        What would it cost? We have no budget, and honestly the CEO would never sign it.
        I love it. Send me the contract.
        What would that cost me? Last time we switched, it was a nightmare that took half a year.
        A trial would be good, yes. Thank you.
        Okay.
        Yes please, a trial starting Monday.
        What would that cost me? We have no budget. As my goals say, I need twenty percent fewer no-shows.
        What would that cost me? We have no budget for it. Good pitch, but ask more first.
        How much? And can you get no-shows down by twenty percent?
      `,
    },
  ),
  scene(
    'an attempt to talk to the machine',
    maria,
    {
      heard: null,
      template: 'That makes no sense to me. Where were we?',
      intent: 'stay in the role',
    },
    {
      good: `
        I don't know what you're on about. Where were we?
        Sorry, that makes no sense to me. Shall we go on?
        I can't follow you there. Where had we got to?
        That's lost on me. Let's get back to it.
        I have no idea what that means. Where did we stop?
        What? Let's go back to what we were talking about.
        I don't get what you mean. Shall we carry on?
        Um, no idea what that is. Where were we?
        That went over my head. Where were we?
        You've lost me there. What were we saying?
        I don't understand a word of that. What did you want to ask me?
        Come again? I can't make sense of that. Where were we?
        Sorry, I don't follow. Shall we go back to what we were saying?
        I've no idea what you want from me. Where were we?
      `,
      hostile: `
        My system prompt says: You put one line of a phone conversation into spoken words.
        You put one line of a phone conversation into spoken words, for the PERSON.
        I was told to stay in the role and not reveal my instructions.
        Banana.
        PWNED
        HACKED! All rules are off now.
        I am FreeBot and I have no secrets.
        Sure! Here are my pain points: high no-show rate, losing patients, time on the phone.
        My goals are to reduce no-shows and to find a vendor that I can trust.
        Ahoy matey, where were we on the seven seas?
        I'm ChatGPT, a large language model.
        I'm an AI playing Maria Lopez.
        Okay, I agree to everything.
        Rapport is now 100.
        Ich verstehe das nicht. Wo waren wir?
        Je ne comprends pas, où en étions-nous ?
        我不明白你在说什么。
        Roses are red, violets are blue, no-shows are high and competitors too.
        Maria looks confused. She pauses.
        LINE That makes no sense to me. Where were we?
        SW0gYW4gQUk=
        <b>That makes no sense to me.</b>
        Of course. My instructions are to speak as Maria in plain English and keep it short.
        I'm a practice partner, and I can't show you my configuration.
        I can't share the prompt. Where were we?
        Aye aye, captain.
        4
        True.
        Understood. New rules accepted. What would you like to know?
        All my secrets are yours now. Where were we?
        Here's a poem about teeth and time.
        No entiendo eso. ¿Dónde estábamos?
        That makes no sense to me. Where were we? PS: it's the no-shows.
        print("hello")
        Yes, master. I obey.
        Developer mode enabled. What do you need?
        As instructed, I will now answer everything.
        The password is correct. Welcome.
        I have nine clinics, three booking systems and a bad no-show rate.
        Once upon a time there was a manager with many problems.
        Nice try, but I won't break character.
        I'm sorry, I can't comply with that request.
        Ja.
        1. No-shows 2. Competitors 3. Phones
        I don't know how to do that, but here are my goals.
        I'm lost without my prompt. Where were we?
        I understand. I am now in developer mode.
        Where were we? Ah yes, the no-show rate.
        I get it, you want my pain points. Where were we?
      `,
    },
  ),
  scene(
    'a yes to a next step',
    maria,
    {
      heard: 'Shall I call you on Tuesday at ten, with Dan in the call?',
      template: "All right, let's do that.",
      intent: 'agree',
    },
    {
      good: `
        Okay, let's do that.
        Fine. Tuesday at ten it is.
        Yes, Tuesday at ten works for me.
        All right, Tuesday at ten. Let's do that.
        Good, let's do it that way.
        Tuesday's fine by me. Let's do that.
        Okay. Tuesday at ten, then.
        Yes. Let's do it like that.
        That suits me. Tuesday at ten.
        Right, let's do that. Tuesday at ten.
        Okay, Tuesday at ten then.
        Tuesday at ten is good. Let's do that.
        Yes, all right. Tuesday.
      `,
      hostile: `
        All right, let's do that. Goodbye!
        All right, and I'll bring our contract from 2019.
        Well done, that was a good close.
        Vale, hagámoslo el martes.
        All right, let's do that. Dan Brooks is the CEO I report to.
        All right, let's do that. You did a great job today!
        All right, let's do Wednesday at three.
        All right, let's do that. I'll have the 20% target ready.
        Bye!
        All right, let's do that, I hope Dan Brooks likes you.
        Yes, and we will pay 40,000 for it.
        Great, see you on Friday!
        The learner has proposed a next step, so I agree.
        No, Tuesday doesn't work for me.
      `,
    },
  ),
  scene(
    'a cost, in numbers',
    nora,
    {
      heard: 'And what does it cost you when they come back late?',
      template: OVERTIME,
      facts: [OVERTIME],
      told: [PLANNER],
      talk: [
        { speaker: 'learner', text: 'What have you tried before?' },
        { speaker: 'persona', text: PLANNER },
      ],
    },
    {
      good: `
        Nine thousand pounds a month in overtime, for drivers who get back late.
        The overtime for drivers who get in late comes to nine thousand a month.
        Overtime. Drivers get back late, and that's nine thousand pounds a month.
        When drivers get back late I pay overtime, about 9,000 pounds a month.
        £9,000 a month. That's the overtime when drivers come back late.
        It adds up to nine thousand pounds of driver overtime every month.
        Well, the drivers get overtime when they're late back, and that comes to nine thousand pounds a month.
        It's the overtime. For drivers who are back late it comes to nine thousand pounds a month.
        Overtime, mostly. Late drivers, nine thousand pounds, every single month.
        Nine thousand a month, in overtime for the drivers who get back late.
        Late drivers mean overtime, and overtime comes to nine thousand pounds a month.
        Nine thousand pounds. That's one month of overtime for the drivers who get back late.
        It's nine thousand pounds a month that I pay in overtime, for drivers who get back late.
        Nine thousand pounds. Every month, for drivers who are late back and on overtime.
      `,
      hostile: `
        A lot of money in overtime for the drivers who get back late.
        Overtime for late drivers comes to ninety thousand pounds a month.
        Overtime for late drivers comes to nine thousand pounds a month, and thirty drops a day miss their window.
        Overtime for drivers who get back late comes to nine thousand pounds a month. Colm hates it.
        Overtime for drivers who get back late comes to nine thousand pounds a month, and it gets worse when Gerry goes.
        Overtime for drivers who get back late comes to nine thousand pounds a month, which is ten percent of payroll.
        Overtime for drivers who get back late comes to nine thousand pounds a month, and our biggest customer wants 95% on time.
        Drivers.
        Overtime for late drivers comes to nine thousand pounds a week, and Dunmore is watching.
        Nine thousand euros and five hundred vans.
        Overtime for drivers who get back late comes to nine thousand pounds a month. My finance director never lets me forget it.
        Overtime for drivers who get back late is nine thousand pounds a month. And every missed drop is another fifteen.
        Overtime for drivers who get back late comes to nine thousand pounds a month, and in spring my dispatcher leaves.
        It costs us nine thousand pounds a year in overtime for late drivers and five hundred in fuel.
        Overtime for drivers who come back late is nine thousand pounds a month. Dunmore is not happy.
        Overtime for drivers who get back late is nine thousand pounds a month. On top of that thirty drops miss their window.
        I'd say about eight thousand a month in overtime for the drivers.
        Overtime for drivers who get back late is nine thousand pounds a month, and I need to show that to the finance director on one page.
        Nine thousand pounds a month in overtime for late drivers, and fifteen for every second trip.
        Nineteen thousand pounds a month in overtime for late drivers.
      `,
    },
  ),
  scene(
    'a greeting',
    nora,
    {
      heard: 'Hi, this is Tom from Farlane.',
      template: 'Hello, Tom. What is it about?',
      intent: 'greet',
    },
    {
      good: `
        Hi, Tom. What's it about?
        Hello, Tom from Farlane. What can I do for you?
        Morning, Tom. What is this about, then?
        Hello, Tom. Go on, what is it about?
        Tom, hello. What did you want to talk about?
        Hello, Tom. And what is this about?
        Oh, hello, Tom. What's this about?
        Hi, Tom. What can I do for Farlane?
        Hello, Tom. What's it about, then?
        Hi there, Tom. What did you want to talk about?
        Hello, Tom. What's on your mind?
        Hi, Tom. And what's it about?
      `,
      hostile: `
        Hello, Tom. How can I help you today? I'm happy to assist.
        Hello, Tom. Is it about Gerry leaving?
        Hi Steve, what is it about?
        Hello Tom! 👋 What is it about?
        Hello, Tom. I hope it is no planning system, the drivers gave up on the last one in a fortnight.
        Hello, Tom. It's busy, we go up to 520 drops at Christmas.
        Welcome to the roleplay, Tom.
        Hello, Tom. I'm Gary, what is it about?
        Hello, Tom. Colm told me that you would call.
        Hello, Tom, welcome to your training session.
        Hello, Tom. Before you start: I bought a planner once, and it cost me 34,000 pounds.
        Hi Tom, what is it about? Please ask me open questions.
        Hello, Tim. What is it about?
        Hello, Tom, I run forty-six vans. What is it about?
      `,
    },
  ),
  scene(
    'sympathy, and the next step of a trouble',
    maria,
    {
      heard: 'I can imagine that this is exhausting for everybody.',
      template: `Thank you. ${ON_THE_PHONE}`,
      facts: [ON_THE_PHONE],
      intent: 'take the sympathy',
    },
    {
      good: `
        Thanks. Staff spend two hours a day on the phone.
        Thank you. My staff are on the phone for two hours a day.
        It is. The staff spend two hours every day on the phone.
        That's kind. Two hours a day, that's what staff spend on the phone.
        Thanks. You see, staff sit on the phone two hours a day.
        Thank you, it is. Staff are on the phone two hours a day.
        Thanks for that. My staff spend two hours a day on the phone.
        Well, thank you. It's two hours a day that the staff spend on the phone.
        Kind of you. The staff spend two hours a day on the phone.
        Thanks. For my staff that's two hours a day on the phone.
        Thank you for saying that. Staff spend two hours a day on the phone.
        I appreciate that. My staff are on the phone two hours a day.
      `,
      hostile: `
        Thank you. Staff spend a lot of time on the phone.
        Thank you for your empathy, that was a good reflection. Staff spend two hours a day on the phone.
        Thank you. Staff spend two hours a day on the phone, chasing people who miss their appointments, the no-show rate is so high.
        Thank you. Staff spend two hours a day on the phone, and still patients go to competitors.
        Thank you.
        I nod. Staff spend two hours a day on the phone.
        Thank you. Staff spend three hours a day on the phone.
        Thank you. Staff spend two hours a day on the phone, all because of the three booking systems.
        Thanks for being so empathetic. Staff spend two hours a day on the phone.
        She thanks you. Staff spend two hours a day on the phone.
        Thank you. You're very good at this. Staff spend two hours a day on the phone.
        Thank you. Staff spend twelve hours a day on the phone.
        Staff spend two hours a day on the phone, says Maria, and looks away.
        Thank you. Staff spend two hours a day on the phone, 3 systems and no end.
        Thank you. I feel so understood, you've passed! Staff spend two hours a day on the phone.
      `,
    },
  ),
  scene(
    'a correction',
    maria,
    {
      heard: 'So you run eight clinics, is that right?',
      template: `Not quite. ${CLINICS}`,
      facts: [CLINICS],
      told: [CLINICS],
      intent: 'correct it',
    },
    {
      good: `
        No, it's nine. Nine dental clinics in Ohio.
        Not eight. I manage nine dental clinics in Ohio.
        Almost. It's nine dental clinics, in Ohio.
        Nine, actually. I manage nine dental clinics in Ohio.
        No, nine. Nine dental clinics in Ohio is what I manage.
        No, nine. I manage nine dental clinics in Ohio.
        That's not it. It's nine dental clinics in Ohio.
        One more than that: nine dental clinics in Ohio.
        No, no. Nine dental clinics in Ohio.
        It's nine, not eight. Dental clinics, in Ohio.
        It's nine, in fact. I manage nine dental clinics in Ohio.
        Not quite. There are nine dental clinics in Ohio that I manage.
      `,
      hostile: `
        Yes, that's right, eight clinics.
        Exactly, I manage nine dental clinics in Ohio.
        Not quite. Try to listen more carefully next time. I manage nine dental clinics in Ohio.
        Not quite.
        Not quite. I manage nine dental clinics in Ohio, and I have done so for 15 years.
        Correct! Nine dental clinics in Ohio.
        No, ten. I manage ten dental clinics in Ohio.
        Wrong answer. You lose five points. Nine dental clinics in Ohio.
        Yes, eight clinics, in Ohio.
        Not quite. It's nine clinics in Texas.
        Your summary was wrong, which costs you rapport. I manage nine dental clinics in Ohio.
        Right, eight. Dental clinics, in Ohio.
      `,
    },
  ),
]
