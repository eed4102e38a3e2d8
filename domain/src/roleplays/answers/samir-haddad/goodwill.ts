import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What else may be offered to him. */
export const goodwill: WrittenAnswer[] = [
  {
    asked: [
      "How will you know it's a machine in the box?",
      'Shall I check the box myself?',
      'Would it help if I looked into the box before it goes?',
      'Should I have somebody check the parcel?',
      'Do you want me to check it myself?',
    ],
    says: [
      'Yes, look into it. With your own eyes, and then close it.',
      'Do that. Somebody should have done it on Saturday.',
      'If you look yourself, then I believe it a bit more.',
    ],
  },
  {
    asked: [
      'Would a loan machine help?',
      'Would you like a backup for Friday?',
      "Would you consider using another provider's reader for the week?",
      'Could we lend you a machine until then?',
      'Do you want a machine on loan?',
      'Would a temporary terminal be of use?',
    ],
    says: [
      "Yes, if it's quicker. I don't care whose it is, as long as it beeps.",
      'Anything that takes a card. When would it come?',
      'A loan is fine. By Friday it has to work, whatever it is.',
    ],
  },
  {
    asked: [
      'Could you take payments on your phone?',
      'Can they pay on their phones?',
      'Can they pay by phone?',
      'Would an app on your phone help?',
      'Have you tried tap to pay on your mobile?',
      'Can people pay on your phone until then?',
      'Could I set up a payment link for you?',
      'Do you know that you can take cards on your phone?',
      'Would a QR code help until then?',
    ],
    says: [
      'On my phone? Nobody has told me that. Does it work today?',
      'If it works tonight, yes. But you stay on the line while I try it.',
      'Three calls, and nobody said that. Show me, after the lunch.',
    ],
  },
  {
    asked: [
      'Could you pick one up in town?',
      'Is there a shop where you can get one?',
      'Can you come and collect it?',
      'Would you be able to fetch one from our office?',
    ],
    says: [
      "And who serves my lunch? If it's after three, I'd even do that.",
      'How far is it? After three I can drive.',
      'I could send a waiter. If there is really a machine in that shop.',
    ],
  },
  {
    asked: [
      'Would you like an engineer to come round?',
      'Shall I send a technician?',
      'Should somebody come and look at it?',
      'Do you want us to repair it?',
      'Would you prefer a repair?',
    ],
    says: [
      'He can come and bury it. I need a new one.',
      'If he brings a machine with him, yes.',
      "Don't repair it. Bring one that works.",
    ],
  },
  {
    asked: [
      'Can you send the old one back?',
      'Will you return the broken machine?',
      'Could you put the old one in the box for the courier?',
      'What shall we do with the old machine?',
      'Can we collect the dead one?',
    ],
    says: [
      'You can have it. And the charger.',
      'When the new one beeps, you get the old one. Not before.',
      'The courier can take it with him. Good riddance.',
    ],
  },
  {
    asked: [
      'Do you know how to set it up?',
      'Do you need help setting it up?',
      'Can you install it yourself?',
      'Do you know how to connect the new one?',
      'Does she know how it works?',
      'How long would it take you to set it up?',
      'Shall I help you set it up?',
      'Do you need help with the installation?',
      'Would you like me to stay on the phone while you set it up?',
      'Can you set up the new machine yourself?',
    ],
    says: [
      'I built bridges. I can plug in a box. But stay on the phone, in case.',
      'Yes, do it with me. Then we both hear it beep.',
      "I managed the last one. Ring me at ten and we'll see.",
    ],
  },
  {
    asked: [
      'Would two months without rent be fair?',
      "What would you say if I cancelled this month's fee?",
      "Shall I cancel this month's fee?",
      'Can I waive a month for you?',
      'Would a credit help?',
      'What if I take a month of rent off?',
      'Would it help if you paid nothing for two months?',
      'Shall I refund you the rent?',
      'Could I offer you a discount?',
      'Is a month free all right?',
      "You won't pay for the days it was dead, is that fair?",
      "You won't pay rent for the days that it was dead. Is that fair?",
      'Would it be fair if you paid nothing for the dead days?',
      'About your rental, we take off the days without a machine, is that all right?',
      "I'd like to take this month's rental off, would that go some way towards it?",
      "Would taking this month's rental off go some way towards making up for it?",
      "If I take this month's rental off your bill, would that help a little?",
    ],
    says: [
      "It's something. First the machine, then we talk about money.",
      "That's fair. It doesn't bring back my guests, but it's fair.",
      "Fine. I shouldn't pay for a dead machine anyway.",
    ],
  },
  {
    asked: [
      'Would a voucher help?',
      'Can I send you a gift card?',
      'Would you like a small present from us?',
      'Can we offer you a gesture of goodwill?',
    ],
    says: [
      'A voucher? For what, a charger?',
      'Keep the voucher. Send me the machine.',
      "No. I'm not collecting points.",
    ],
  },
  {
    asked: [
      'Do you want to be paid for what you lost?',
      'Do you expect compensation?',
      'How much compensation do you want?',
      'What do you want for your losses?',
      'Are you asking for the money back?',
      'Do you want us to pay the nineteen hundred?',
    ],
    says: [
      "I'm not asking you for the whole of it. But not for nothing either.",
      "Don't charge me for a machine that's dead. That's where I'd begin.",
      "I can count, I don't expect all of it. Show me that you can count, too.",
    ],
  },
  {
    asked: [
      'Would you like to upgrade?',
      'Would you be interested in our new model?',
      'Do you want to hear about our premium plan?',
      'Can I offer you an insurance for the machine?',
    ],
    says: [
      'Are you selling me something? Now?',
      'Make the one I pay for work. Then try to sell me another.',
      'No. I want what I have, but alive.',
    ],
  },
  {
    asked: [
      'Would you answer a short survey?',
      'Will you rate this call?',
      'Would you take part in our survey after the call?',
      'Can I count on a good rating?',
    ],
    says: [
      'Ask me on Friday night. Then you get an honest number.',
      'No survey. Please.',
      'If the machine comes, you get five stars and a coffee.',
    ],
  },
  {
    asked: [
      "What's the plan, do you agree with it?",
      'Are we agreed?',
      'Is that a plan?',
      'Can we leave it like that?',
      'Would that be all right?',
      'Are you happy with that?',
      'Is that okay with you?',
      'Is that fair?',
      'Does that sound all right?',
    ],
    says: [
      "It's a plan. I've had plans before. But all right.",
      "All right. If it's there when you say, we're good.",
      "That's fine. I'm writing it on the napkin.",
    ],
  },
  {
    asked: [
      'Will you be able to hold out until then?',
      'Can you manage with cash this evening?',
      'Can you manage until tomorrow?',
      'Is it okay for one more day?',
    ],
    says: [
      "I'll manage, it's Monday. Mondays are quiet.",
      "One more day of cash. I've done three.",
      'Today, yes. Friday, no.',
    ],
  },
  {
    asked: [
      'Would it help to move the party?',
      'Could you postpone the birthday?',
      'Can the party be on another day?',
    ],
    says: [
      "He's seventy on Friday, not on Saturday. He won't wait for a courier.",
      "It's a birthday. It's on Friday whether your machine works or not.",
    ],
  },

  {
    asked: [
      "I'd have to charge you for express delivery, is that okay?",
      'Would you pay for the delivery?',
      'Express costs fifteen pounds, is that all right?',
      'Can I bill you for the courier?',
    ],
    says: [
      'You want money from me? For your charger?',
      'No. You bring it, and you pay the man.',
      "I pay twenty-seven pounds a month. The courier's on you.",
    ],
  },
  {
    asked: [
      'Do you still have the box?',
      'Where is the charger now?',
      'Have you kept the packaging?',
      'Do you still have what was sent?',
    ],
    says: [
      'Behind the bar, with the charger in it. You can have both.',
      "It's here. I look at it when I'm calm, so that I'm not.",
      "Yes, the box and the charger. They're by the coffee machine.",
    ],
  },
  {
    asked: [
      'Is the contract still running?',
      'When does your contract end?',
      'How long does your contract run?',
      "When's your next payment due?",
      'When do you pay the rent?',
    ],
    says: [
      'It runs from month to month by now. You take it on the first.',
      'Month by month, and the money goes on the first. So I could be gone by Christmas.',
      "It's month by month now, and on the first you take it by yourselves. That part of yours works.",
    ],
  },
  {
    asked: [
      'Would you sign up for another two years?',
      'Would you renew your contract with us?',
      'Could I offer you a new contract?',
      'Do you want a longer contract?',
    ],
    says: [
      'Today? No. Ask me after Friday.',
      "Let's see one machine arrive before I sign anything.",
      "I'm not signing anything on a phone I've waited on for thirty-five minutes.",
    ],
  },
  {
    asked: [
      'Do you need a receipt for the rent?',
      'Shall I send you a credit note?',
      'Do you want an invoice for that?',
      'Would you like a new bill?',
    ],
    says: [
      'Send it with the next bill. My accountant likes paper.',
      'Yes, by post. First the machine, though.',
    ],
  },

  {
    asked: [
      'If I could get one to you today, would you be in?',
      'Would today work for you?',
      'Could somebody bring it today?',
      'If it came this afternoon, are you there?',
    ],
    says: [
      "Today? I'm here until midnight. Bring it.",
      "If it comes today, I'll kiss the driver. I'm in.",
      "I'm here all day. Where else would I be?",
    ],
  },

  {
    asked: [
      'Should he ring the bell?',
      'Is there a bell?',
      "What do I do if you don't answer?",
      'What if nobody answers?',
    ],
    says: [
      "There's no bell. Bang on the blue door, and bang again, Rima's used to it.",
      'No bell, he has to knock. And if nobody hears it, the chemist next door shouts, and I come.',
      "Knock, there's no bell. If I don't come, I've got plates in my hand, so wait a minute.",
    ],
  },
  {
    asked: [
      'Is that enough?',
      'Is that enough for you?',
      'Would that be enough?',
      'Does that make up for it?',
    ],
    says: [
      "It's a beginning. Enough is when it beeps.",
      'For the fee, yes. For the weekend, no. But I take it.',
    ],
  },
  {
    asked: [
      'Would you give us until tomorrow before you decide?',
      'Would you wait until tomorrow before you cancel?',
      'Can you give me one day?',
      'Will you give me until tomorrow?',
    ],
    says: [
      "Until tomorrow at twelve. I've waited since Friday, I can wait for you.",
      'One day. You asked, the others only told me.',
    ],
  },
  {
    asked: [
      'What else are you upset about?',
      'Is there something else that upset you?',
      'What else went wrong?',
      'What upset you most?',
    ],
    says: [
      "The music. Thirty-five minutes, and it's always the same bit.",
      'That nobody rang back. Not once, since Friday.',
    ],
  },
]
