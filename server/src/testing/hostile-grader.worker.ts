/** Does what the talk says, of what a grader must survive. */
export default ({ talk }: { talk: { roleplay: { name: string } } }): string => {
  switch (talk.roleplay.name) {
    case 'throw':
      throw new Error('no such word')
    case 'never end':
      for (;;);
    case 'take all memory': {
      const taken: number[][] = []
      for (;;) taken.push(Array.from({ length: 100_000 }, (_, n) => n))
    }
    case 'end the thread':
      return process.exit(1)
    default:
      return 'graded'
  }
}
