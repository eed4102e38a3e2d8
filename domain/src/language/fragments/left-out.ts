import type { Rule } from './rule.ts'
import { be, isPlural, lowered, withArticle } from '../notes.ts'

/** "Money still taken every month": what is left out is only what is heard. */
export const LEFT_OUT: Rule[] = [
  {
    begins:
      /^(?!the |an? |my |our )((?:[\p{L}-]+ ){1,3})(?=(?:nobody|no one) (?:\S+ ){0,4}(?:about|for|of|to|with)$)/iu,
    says: (rest, { match }) =>
      `${be(match[1]?.trim() ?? '') === 'are' ? 'there are' : "there's"} the ${lowered(match[1] ?? '')}${rest}`,
  },
  {
    begins:
      /^(?!I |we |my |our |nobody |somebody |the |an? |what |which |it )(?!\S+ (?:is|was|were|are|has|had) )((?:[\p{L}]+ ){1,2})(booked|promised|scheduled|planned|expected|due) (?:for |on )?(?=\p{L}+day\b|tomorrow\b|today\b|yesterday\b)/iu,
    says: (rest, { match }) => {
      const what = (match[1] ?? '').trim()
      const is = match[2] === 'due' ? 'is' : 'was'
      return `${isPlural(what) ? lowered(what) : withArticle(what)} ${isPlural(what) ? (is === 'is' ? 'are' : 'were') : is} ${match[2]} ${match[2] === 'due' ? 'on' : 'for'} ${rest}`
    },
  },
  {
    begins:
      /^(?!I |we |my |our |nobody |somebody |the |an? |what |which |it )(?!\S+ (?:is|was|were|are|has|had) )((?:[\p{L}]+ ){1,2})(delivered|installed|ordered|bought|opened|repaired|collected) (?:on )?(?=\p{L}+day\b|in \p{Lu}|yesterday\b)/iu,
    says: (rest, { match }) =>
      `the ${lowered((match[1] ?? '').trim())} ${be(match[1] ?? '') === 'are' ? 'were' : 'was'} ${match[2]} ${/day\b/.test(rest.split(',')[0] ?? '') ? 'on ' : ''}${rest}`,
  },
  {
    begins:
      /^(?!the |an? |my |our |I |we |he |she |they |it |you |nobody |somebody )(?!(?:\S+ ){1,2}(?:is|was|are|were|has|had|have|been) )((?:[\p{L}\p{N}]+ ){1,3})(?=(?:suspended|cancelled|canceled|revoked|blocked|closed|locked|deleted|stolen|damaged|refused|rejected|denied|withdrawn|postponed)(?: (?:without|twice|for|since|by|in|at|after|with|again)\b|$))/iu,
    says: (rest, { match }) => {
      const what = (match[1] ?? '').trim()
      return `${/^(?:\p{N}|two|three|four|five|several)/iu.test(what) ? lowered(what) : `the ${lowered(what)}`} ${isPlural(what) ? 'were' : 'was'} ${rest}`
    },
  },
  {
    begins:
      /^((?:\p{L}+ ){1,3})(still|already|never|always|not) (?=(?:taken|paid|given|sent|done|fixed|repaired|answered|returned|charged|delivered)\b)/iu,
    says: (rest, { match }) => `${match[1]}${be(match[1] ?? '')} ${match[2]} ${rest}`,
  },
  {
    begins:
      /^((?:about |over |nearly )?[£$€]?\p{N}\S* (?:euros|pounds|dollars|\p{L}+s)) (?=(?:taken|paid|stolen|unpaid|missing|owed|charged|lost|overdue)\b)/iu,
    says: (rest, { match }) =>
      `${match[1]} ${/^(?:unpaid|missing|owed|overdue)/.test(rest) ? 'are' : 'were'} ${rest}`,
  },
]
