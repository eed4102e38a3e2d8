import type { UseCase } from '../use-cases.ts'
import type { Measure, MeasureId } from './measures.ts'

type Given = { useCase: UseCase; words: number; questions: number }

/**
 * What is publicly known to be usual. It is there to compare with, and is no goal: nobody's score depends on
 * being usual.
 */
export function usualOf(id: MeasureId, given: Given): Measure['usual'] {
  const { useCase, words, questions } = given
  switch (id) {
    case 'pace':
      return { from: 120, to: 160, source: 'The ordinary pace of conversation in English' }
    case 'response-gap':
      return {
        from: 0,
        to: 1,
        source:
          'In conversations in ten languages answers came after about a fifth of a second, nearly always within one (Stivers and others, 2009)',
      }
    case 'fillers':
      return {
        from: 0,
        to: Math.ceil((words * FILLERS_IN_A_HUNDRED) / 100),
        source:
          'In recorded conversations in English two to three of a hundred words were “um”, “uh” and the like (Bortfeld and others, 2001)',
      }
    case 'talk-share':
      return useCase === 'sales'
        ? {
            from: 0.4,
            to: 0.5,
            source:
              'About 43 per cent in the best of 25,537 sales calls, as a maker of sales software counted them; it shows no cause',
          }
        : useCase === 'therapy'
          ? {
              from: 0,
              to: 0.5,
              source: 'Guides to motivational interviewing: the client speaks more than half',
            }
          : null
    case 'reflections':
      return useCase === 'therapy' && questions > 0
        ? {
            from: questions,
            to: questions * 2,
            source:
              'The coding manual of motivational interviewing (MITI 4): one reflection for each question is fair, two are good',
          }
        : null
    case 'longest-monologue':
    case 'turns':
    case 'questions-open':
    case 'questions-closed':
    case 'spin-situation':
    case 'spin-problem':
    case 'spin-implication':
    case 'spin-need-payoff':
    case 'spin-order':
    case 'hedges':
    case 'interrupted-the-persona':
    case 'was-interrupted':
    case 'stages':
    case 'stage-time':
    case 'topics':
      return null
  }
}

const FILLERS_IN_A_HUNDRED = 3
