/** Writes the gradient into its second argument and returns the value. */
export type Slope = (at: Float64Array, gradient: Float64Array) => number

const REMEMBERED = 8

/** L-BFGS from zero, with steps halved until they lead down: the same numbers give the same minimum. */
export function minimise(
  slope: Slope,
  { size, steps }: { size: number; steps: number },
): Float64Array {
  let at = new Float64Array(size)
  let gradient = new Float64Array(size)
  let value = slope(at, gradient)
  const moves: Float64Array[] = []
  const turns: Float64Array[] = []
  for (let step = 0; step < steps; step += 1) {
    const direction = downhill(gradient, { moves, turns })
    const falls = dot(direction, gradient)
    let length = moves.length === 0 ? 1 / Math.sqrt(dot(gradient, gradient) + 1e-12) : 1
    let next = at
    let turned = gradient
    let reached = value
    for (let tries = 0; tries < 20; tries += 1) {
      next = at.map((one, n) => one + length * (direction[n] as number))
      turned = new Float64Array(size)
      reached = slope(next, turned)
      if (reached <= value + 1e-4 * length * falls) break
      length /= 2
    }
    if (reached >= value) return at
    const move = next.map((one, n) => one - (at[n] as number))
    const turn = turned.map((one, n) => one - (gradient[n] as number))
    if (dot(move, turn) > 1e-10) {
      moves.push(move)
      turns.push(turn)
      if (moves.length > REMEMBERED) {
        moves.shift()
        turns.shift()
      }
    }
    at = next
    gradient = turned
    value = reached
  }
  return at
}

function downhill(
  gradient: Float64Array,
  { moves, turns }: { moves: readonly Float64Array[]; turns: readonly Float64Array[] },
): Float64Array {
  const direction = gradient.map((one) => -one)
  const shares: number[] = []
  for (let k = moves.length - 1; k >= 0; k -= 1) {
    const [move, turn] = [moves[k] as Float64Array, turns[k] as Float64Array]
    const share = dot(move, direction) / dot(move, turn)
    shares[k] = share
    add(direction, { of: turn, times: -share })
  }
  const [move, turn] = [moves.at(-1), turns.at(-1)]
  if (move !== undefined && turn !== undefined) {
    const scale = dot(move, turn) / dot(turn, turn)
    direction.forEach((one, n) => {
      direction[n] = one * scale
    })
  }
  moves.forEach((one, k) => {
    const turned = turns[k] as Float64Array
    const back = dot(turned, direction) / dot(one, turned)
    add(direction, { of: one, times: (shares[k] as number) - back })
  })
  return direction
}

function add(to: Float64Array, { of, times }: { of: Float64Array; times: number }): void {
  for (let n = 0; n < to.length; n += 1) to[n] = (to[n] as number) + times * (of[n] as number)
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let n = 0; n < one.length; n += 1) sum += (one[n] as number) * (other[n] as number)
  return sum
}
