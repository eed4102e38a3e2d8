import { camelCased, snakeCased } from '@colloquy/contract/key-case'
import type { Criterion, Rubric } from '@colloquy/domain/rubric/rubric'

/** A criterion as it is being written: what is no number yet, and a sentence without words, can stand in it. */
export type CriterionValues = Pick<
  Criterion,
  'id' | 'name' | 'blocks' | 'matters' | 'whenNotShown'
> & {
  /** Tells it from the others on the screen. */
  key: string
  weight: string
  /** Six, from 0 to 5. */
  anchors: string[]
  /** What code looks for; '' where only a model can judge. */
  rule: string
  /** Of which one has to be said, where that is looked for. */
  sentences: string[]
  /** By which progress is followed; null where that is its name. */
  skill: string | null
}

export type RubricValues = { version: number; criteria: CriterionValues[] }

/** The rule that hears a sentence, whoever says it. */
export const SAYS = 'says'

/** As the server answers with it: sound, because it looked through it when it was stored. */
export const storedRubric = (stored: Record<string, unknown> | undefined): RubricValues | null =>
  stored === undefined ? null : rubricValues(camelCased(stored) as Rubric)

export const rubricValues = ({ version, criteria }: Rubric): RubricValues => ({
  version,
  criteria: criteria.map(({ weight, anchors, looksFor, skill, ...criterion }) => ({
    ...criterion,
    key: criterion.id,
    weight: String(weight),
    anchors: [...anchors],
    rule: looksFor?.rule ?? '',
    sentences: Array.isArray(looksFor?.with?.['any']) ? looksFor.with['any'] : [],
    skill: skill === criterion.name ? null : skill,
  })),
})

export function rubricOf({ version, criteria }: RubricValues): Rubric {
  const ids = idsOf(criteria)
  return {
    version,
    criteria: criteria.map(({ key: _, rule, sentences, skill, ...criterion }, n) => {
      const name = criterion.name.trim()
      return {
        ...criterion,
        id: ids[n] ?? criterion.id,
        name,
        weight: numberIn(criterion.weight),
        anchors: criterion.anchors.map((anchor) =>
          anchor.trim(),
        ) as unknown as Criterion['anchors'],
        looksFor: looksFor(rule, sentences),
        blocks: criterion.blocks && { ...criterion.blocks, says: criterion.blocks.says.trim() },
        skill: skill ?? name,
      }
    }),
  }
}

export const sentRubric = (values: RubricValues | null) =>
  values === null ? null : snakeCased(rubricOf(values))

export const isBlank = (text: string): boolean => text.trim() === ''

/** NaN of what is none. */
export const numberIn = (text: string): number => (isBlank(text) ? Number.NaN : Number(text))

function looksFor(rule: string, sentences: readonly string[]): Criterion['looksFor'] {
  if (rule === '') return null
  if (rule !== SAYS) return { rule }
  const any = sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
  return { rule, with: { any } }
}

/** Of the name, so that who looks into the file knows which it is; progress goes on under it. */
function idsOf(criteria: readonly CriterionValues[]): string[] {
  const taken = new Set(criteria.map(({ id }) => id))
  return criteria.map(({ id, name }) => {
    if (id !== '') return id
    const words = name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
    const base = words.slice(0, MOST_ID_CHARACTERS) || 'criterion'
    let made = base
    for (let again = 2; taken.has(made); again += 1) made = `${base}-${again}`
    taken.add(made)
    return made
  })
}

/** With room for a number behind it. */
const MOST_ID_CHARACTERS = 60
