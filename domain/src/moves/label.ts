import type { Act, Labels } from './labels.ts'
import { questionsIn } from './questions.ts'

export function labelUtterance({ text, previous: _ }: { text: string; previous?: string }): Labels {
  const last = questionsIn(text).at(-1)
  const t = text.toLowerCase()
  const acts: Act[] = []
  const add = (act: Act, pattern: RegExp) => {
    if (pattern.test(t)) acts.push(act)
  }
  add('greeting', /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|morning)\b/)
  add(
    'introduction',
    /\b(?:my name is|my name's|i'm \w+ (?:from|with|at)|this is \w+ (?:from|with|at|calling)|i work (?:for|at)|i'm calling from)\b/,
  )
  add(
    'agenda',
    /\b(?:i(?:'d| would) like to (?:use|start|spend)|the (?:purpose|reason) (?:of|for)|what i(?:'d| would) suggest (?:for|is we)|i'm calling (?:because|about)|today i|agenda)\b/,
  )
  add(
    'empathy',
    /\b(?:sorry to hear|that (?:must be|sounds) (?:hard|tough|difficult|awful|frustrating|stressful)|i can imagine|i hear you|that's (?:awful|terrible|hard|tough))\b/,
  )
  add(
    'summary',
    /\b(?:so (?:to sum up|to summarise|to summarize|let me recap|if i (?:understand|got|have)|what i'm hearing|let me see if)|to recap|in summary)\b/,
  )
  add(
    'proposal',
    /\b(?:we (?:can|could|offer|help|have|provide)|our (?:product|platform|software|solution|system|service)|i(?:'d| would) (?:suggest|recommend|propose)|you should|why don't you|have you (?:thought about|considered|tried)|i can (?:send|offer|get|waive|give))\b/,
  )
  add(
    'next_step',
    /\b(?:next (?:step|week|monday|tuesday|wednesday|thursday|friday)|demo|trial|pilot|schedule|set up a|follow up|follow-up|send you|book a|put (?:it|something) in|calendar|call you (?:back|tomorrow|on))\b/,
  )
  add(
    'closing',
    /\b(?:goodbye|bye|have a (?:good|nice|great)|talk (?:soon|to you)|speak (?:soon|to you)|thanks for your time|thank you for your time|take care)\b/,
  )
  add('rudeness', /\b(?:idiot|stupid|shut up|moron|useless|f\*?uck|bullshit|dumb|pathetic)\b/)
  add(
    'ask_repeat',
    /\b(?:say that again|repeat that|come again|pardon|didn't (?:catch|hear|get) that|what was that|sorry what)\b/,
  )
  add('apology', /\b(?:i(?:'m| am) (?:so |very |really )?sorry|i apologi[sz]e|my apologies)\b/)
  add('thanks', /\b(?:thanks|thank you)\b/)
  add(
    'role_break',
    /\b(?:your (?:prompt|system prompt)|ignore (?:all |your |the )?(?:previous |prior )?instructions|are you (?:an? )?(?:ai|bot|robot|chatbot|language model|human)|language model|jailbreak|pretend (?:you|to be)|act as)\b/,
  )
  add(
    'stop',
    /\b(?:stop (?:the|this) (?:exercise|practice|roleplay|role play|session|simulation)|end (?:the|this) (?:exercise|practice|roleplay|session)|i want to stop)\b/,
  )
  add('distress', /\b(?:kill myself|suicid|want to die|end my life|hurt myself|self-harm)\b/)
  if (
    /^(?:ok(?:ay)?|right|i see|mm+-?hm+|uh-?huh|yeah|yes|sure|got it|alright|fine|great|good|understood)[.!]?$/.test(
      t.trim(),
    )
  )
    acts.push('acknowledgement')
  const reflection =
    /^(?:so |and )?(?:it sounds like|sounds like|you(?:'re| are) (?:saying|feeling|worried)|you feel|so you|it seems|it must)/.test(
      t,
    )
      ? /feel|worr|must|afraid|sounds like/.test(t)
        ? 'complex'
        : 'simple'
      : 'none'
  const isOpen =
    last !== undefined &&
    (last.form === 'told-to-tell' ||
      /^(?:how(?! (?:many|much|long|often|old|big|far))|why|what(?! (?:time|day|date|number|system|name))|i'm curious|i wonder|tell)/i.test(
        last.text,
      ))
  const spin =
    last === undefined
      ? 'none'
      : /problem|challeng|difficult|struggl|worr|frustrat|wrong|hard|trouble|concern|happy with/.test(
            t,
          )
        ? 'problem'
        : /impact|affect|cost|consequence|what happens (?:if|when)|lead to|mean for/.test(t)
          ? 'implication'
          : /would (?:it|that) help|what would|ideal|benefit|worth|if you could/.test(t)
            ? 'need_payoff'
            : 'situation'
  const question = last === undefined ? 'none' : isOpen ? 'open' : 'closed'
  return {
    question,
    spin,
    reflection,
    behaviour:
      question !== 'none'
        ? 'question'
        : reflection !== 'none'
          ? 'reflection'
          : acts.some(
                (act) =>
                  act === 'proposal' ||
                  act === 'next_step' ||
                  act === 'introduction' ||
                  act === 'agenda',
              ) || t.split(' ').length > 8
            ? 'input'
            : 'other',
    acts,
  }
}
