import { type Decision, type Given, phrase } from '../decision.ts'

/** "On a scale from one to ten, how sure are you?", and what would make it more: asked by who counsels, and answered. */
export function toScale(given: Given): Decision | null {
  const { heard, state, graph } = given
  if (graph.lead === 'persona') return null
  const answer = (of: string): Decision => ({
    intent: 'answer on a scale',
    parts: [phrase(of)],
    open: state.open,
  })
  if (SCALE.test(heard.text)) return answer('on-a-scale')
  const wasJustAsked = state.last.some((part) => part.say === 'phrase' && part.of === 'on-a-scale')
  if (!wasJustAsked || !MORE_OR_LESS.test(heard.text)) return null
  return answer(/\bwhy\b/i.test(heard.text) ? 'why-that-much' : 'up-the-scale')
}

const SCALE = /\bscale (?:from|of) (?:one|zero|nought|0|1) to (?:ten|10)\b/i

const MORE_OR_LESS =
  /\b(?:why|what|how)\b.*\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d|higher|lower|more|less|zero|that)\b/i
