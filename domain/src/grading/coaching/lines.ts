import type { UseCase } from '../../use-cases.ts'

/** What can be said in any talk of its kind, whatever it is about. */
export const BEGINS: Record<UseCase, string> = {
  sales:
    "I'd like to hear first how it looks on your side, that takes fifteen minutes, and then we see whether it fits at all. Is that all right?",
  interviews:
    'thank you for having me. I would like to tell you what I have done, and to hear what you need. Is that all right?',
  presentations:
    "I'll use six minutes and leave you the rest. At the end I'm going to ask you for one decision.",
  'customer-service':
    "I'm the one who stays with this now. Tell me what happened, from the start, and take your time.",
  legal:
    'what you tell me stays between us. Tell me in your own words what happened, and then I say what can be done and what it costs.',
  therapy:
    "we've got fifty minutes, they're yours, and it stays between the two of us. Where would you like to begin?",
  'team-training':
    "I'd like to say what I have seen, and then hear how it was from where you stand. Is that all right?",
  other: "I've come because I'd like to understand how it is for you. Do you have ten minutes?",
}

export const GOES_ON: Record<UseCase, string> = {
  sales: 'What does that cost you over a year, in money or in nerves?',
  interviews: 'What did you do then, and how did it end?',
  presentations: 'What would have to be so that you need not worry about it?',
  'customer-service': 'What does that do to your day?',
  legal: 'What does that mean for you in the next few weeks?',
  therapy: 'What is that like for you?',
  'team-training': 'What would have to be different, so that it works for you?',
  other: 'What does that do to your days, and what would you want instead?',
}

export const ASKS_ON: Record<UseCase, string> = {
  sales: 'How do you deal with that today?',
  interviews: 'What did you do yourself?',
  presentations: 'What would you need to see there?',
  'customer-service': 'What has that meant for you since?',
  legal: 'How did it come to that?',
  therapy: 'What goes on in you when that happens?',
  'team-training': 'How was that from where you stood?',
  other: 'How has that been for you?',
}

export const NEXT_STEPS: Record<UseCase, string> = {
  sales:
    'Shall we look at this together on Thursday at ten? You tell me now what you want to see by then.',
  interviews:
    'When may I expect to hear from you, and is there anything you need from me until then?',
  presentations: 'May I ask when you decide, and what you need from me until then?',
  'customer-service':
    "I'll ring you myself tomorrow at ten and tell you how it stands. Is that a good time?",
  legal:
    'Shall we meet again on Thursday at ten? I tell you now what I do until then, and what I need from you.',
  therapy:
    'Shall we meet again next week at this time? What small thing would you like to try until then?',
  'team-training': 'Shall we sit together again on Thursday at ten, and see how it went?',
  other: 'Shall we talk again on Thursday at ten, and see how it went?',
}
