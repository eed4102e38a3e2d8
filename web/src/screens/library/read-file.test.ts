import { expect, it } from 'vitest'
import { readJsonFile } from './read-file.ts'

it('says of a file that is none why', async () => {
  expect(await readJsonFile(new Blob(['{\n"a": 1,\n]']))).toEqual({
    problem: expect.stringMatching(/^This is no JSON file/) as string,
  })
  expect(await readJsonFile(new Blob(['']))).toHaveProperty('problem')
  expect(await readJsonFile(new Blob(['x'.repeat(5_000_000)]))).toEqual({
    problem: 'The file has more than 4 MB.',
  })
})

it('reads JSON as what it is, and nothing else', async () => {
  const text = '{"constructor": "<img src=x onerror=alert(1)>", "n": 1}'
  expect(await readJsonFile(new Blob([text]))).toEqual({ file: JSON.parse(text) })
})
