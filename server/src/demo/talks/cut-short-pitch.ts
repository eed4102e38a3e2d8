import type { DemoTalk } from '../content.ts'

/** Over before it began: there is nothing here to grade. */
export const cutShortPitch: DemoTalk = {
  learner: 'member',
  roleplayKey: 'ten-minute-pitch',
  daysAgo: 9,
  isSubmitted: false,
  turns: [
    {
      speaker: 'persona',
      text: "Good evening. I'm Ruth Abramson, I chair the finance committee. I've read your page, and you have ten minutes. What is it you want from us?",
      startedAtMs: 620,
      endedAtMs: 10580,
    },
    {
      speaker: 'trainee',
      text: "Hi, yes, um, good evening. So it's about the evenings in the, sorry, there's somebody at my door. Can I, um, can I try this again later?",
      startedAtMs: 11050,
      endedAtMs: 23620,
    },
    {
      speaker: 'persona',
      text: 'Go and see to it. We sit until nine.',
      startedAtMs: 24010,
      endedAtMs: 27760,
    },
  ],
}
