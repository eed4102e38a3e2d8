import type { Persona } from '../../roleplay.ts'
import type { UseCase } from '../../use-cases.ts'
import { serviceOpenings } from './service-openings.ts'
import { saysOf } from './partner.ts'

/** What is said first where the text says how it comes to the talk; null where it leaves that open. */
export function openingsFor(persona: Persona, useCase: UseCase): string[] | null {
  const found = OPENINGS.find(
    ({ of, when }) => of.includes(useCase) && when.some((pattern) => saysOf(persona, pattern)),
  )
  // In a shop or at a desk one says it when it is one's turn.
  const isCall = useCase === 'customer-service' && !saysOf(persona, IN_PERSON)
  return (isCall ? serviceOpenings(persona) : null) ?? found?.says ?? null
}

type Opening = { of: UseCase[]; when: RegExp[]; says: string[] }

const AGAIN =
  /\b(?:second|third|fourth|fifth|sixth|\p{L}+th|last|next) (?:session|appointment|meeting|visit|conversation|talk)\b|\b(?:follow-up|comes? back|coming back|returns?|is back|again today)\b/iu
const ON_THE_PHONE =
  /\b(?:on the (?:phone|line)|by phone|phones?|phoning|calls?|calling|rings?|called|hotline|helpline|call cent(?:re|er))\b/i
const BY_VIDEO = /\b(?:video(?: call)?|zoom|teams call|online|remote(?:ly)? interview|screen)\b/i
const IN_PERSON =
  /\b(?:at (?:the|your) (?:counter|desk|reception|front desk|till|stand|booth|door)|in (?:the|your) (?:shop|store|branch|office|showroom|lobby|hotel)|comes? (?:in|to the|into|to your|back to)|walks? (?:in|into|up)|stands? (?:at|in)|trade fair|face to face|in person|meets? you)\b/i
const HAS_WAITED =
  /\b(?:angry|furious|annoyed|fed up|(?:third|fourth|fifth) (?:time|call)|been waiting|on hold|hours? in the queue|complain\w*)\b/i
const WAS_SENT =
  /\b(?:was|were|been|is|has been) (?:sent|referred|ordered|told to come|made to come|pushed|persuaded)\b|\b(?:sent|referred) by\b|\bcourt order\w*\b|\bagainst (?:his|her|their|my) will\b|\b(?:wife|husband|partner|doctor|gp|boss|mother|school|employer) (?:sent|told|made|wants|insisted|referred)\b/i
const WAS_ASKED_TO_COME =
  /\b(?:you (?:have )?(?:asked|invited|called|wanted|summoned)|(?:was|were|is|has been) (?:asked|invited|called|summoned)|feedback|appraisal|performance review|disciplinary|warning|complaints? about)\b/i
const ASKED_FOR_IT =
  /\b(?:asked (?:you )?for (?:a|the|this) (?:talk|meeting|word|conversation|chat)|wants? (?:to talk|to speak|a word|a talk) (?:to|with) you|comes? to (?:you|your (?:desk|office|door|room))|knocks?|requested (?:a|this) (?:meeting|talk)|turns? to you)\b/i
const THEY_KNOW_EACH_OTHER =
  /\b(?:your (?:\p{L}+ )?(?:colleague|boss|manager|friend|neighbou?r|husband|wife|partner|mother|father|son|daughter|brother|sister|flatmate|landlord|landlady|tenant|team|employee|student|pupil)|mother|father|husband|wife|son|daughter|brother|sister|flatmate|roommate|friend|neighbou?r|colleague|co-worker)\b/iu

/** The first that fits; where none does, a template's own are said. */
const OPENINGS: Opening[] = [
  {
    of: ['therapy', 'legal'],
    when: [AGAIN],
    says: ['Hello again.', "Hello. It's me again.", 'Hi, good to see you again.'],
  },
  {
    of: ['therapy'],
    when: [WAS_SENT],
    says: [
      "Hello. I'm {first}. I was told to come and see you.",
      'Hi. {name}. So… here I am.',
      "Hello, I'm {first}. It wasn't my idea, I should say.",
    ],
  },
  {
    of: ['therapy'],
    when: [/./],
    says: [
      "Hello, I'm {first}. I'm not sure how this works.",
      'Hi. {name}. So… here I am.',
      "Hello, I'm {first}. Thanks for having time for me.",
    ],
  },
  {
    of: ['customer-service'],
    when: [HAS_WAITED],
    says: [
      'Hello. {name}. I need somebody to sort something out, today if possible.',
      'Finally. {name}. I need this dealt with.',
      "Yes, hello. {name}. I have a problem, and I'd like it solved.",
    ],
  },
  {
    of: ['customer-service'],
    when: [IN_PERSON],
    says: [
      'Hello. I have a problem and I hope you can help.',
      'Excuse me. Are you the one who can help me with something?',
      "Hello, I'm {name}. I need somebody to sort something out.",
    ],
  },
  {
    of: ['sales'],
    when: [IN_PERSON, BY_VIDEO, /\bmeeting\b/i],
    says: ["Hello, I'm {name}.", 'Good to meet you. {name}.', 'Hello. {name}, good to meet you.'],
  },
  {
    of: ['team-training'],
    when: [ASKED_FOR_IT],
    says: [
      'Hi. Do you have a minute?',
      'Hello. Can I talk to you?',
      'Hi, have you got a moment for me?',
    ],
  },
  {
    of: ['team-training'],
    when: [WAS_ASKED_TO_COME],
    says: [
      'Hi. You wanted to talk to me?',
      'Hello. You asked me to come by. What is it about?',
      'Hi. So, here I am. What is it about?',
    ],
  },
  {
    of: ['team-training'],
    when: [/./],
    says: [
      'Hi. Shall we?',
      'Hello. So, what is it about?',
      'Hi there. What did you want to talk about?',
    ],
  },
  {
    of: ['interviews'],
    when: [/\b(?:phone|telephone|video|zoom|online) (?:interview|call|talk)\b/i],
    says: [
      'Hello, this is {name}. Can you hear me well?',
      "Hello, {name} here. Good that we've found a time.",
      'Good morning, this is {name}. I hope the line is good.',
    ],
  },
  {
    of: ['other'],
    when: [THEY_KNOW_EACH_OTHER],
    says: ['Hi.', 'Hello, there you are.', 'Hi, have you got a minute?'],
  },
  {
    of: ['other'],
    when: [ON_THE_PHONE],
    says: ['Hello, this is {name}.', 'Hi, {first} here.', 'Hello, {name} speaking.'],
  },
  {
    of: ['other'],
    when: [/./],
    says: ["Hello, I'm {name}.", "Hi, I'm {first}.", 'Hello. {name}.'],
  },
]
