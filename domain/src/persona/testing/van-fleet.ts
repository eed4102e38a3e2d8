import type { Persona } from '../../roleplay.ts'

/** Somebody who runs a fleet of vans, and a talk with her that leads to a doubt about the price and past it. */
export const dana: Persona = {
  name: 'Dana Reed',
  role: 'Head of operations',
  situation: 'Dana runs forty vans in Leeds. Two of them break down each week.',
  background: 'Twelve years in logistics.',
  painPoints: ['Late deliveries', 'Drivers who quit after a month'],
  goals: ['Fewer complaints'],
}

export const UNDERSTOOD = [
  'How many vans do you run?',
  'What problems do you have with the vans?',
  'What is the biggest problem with deliveries?',
]
export const OFFER = 'We can offer you a service plan that keeps the vans on the road.'
export const ANSWER =
  'The plan pays for itself within four months, because each van that stands still costs you more than the monthly price, and there is no budget needed before the first result is there.'
