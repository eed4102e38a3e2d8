/**
 * What people say in one breath and no more: while somebody else speaks, as an answer, or as the first word of a talk. A
 * language model of whole sentences makes of half of it something else, or is not sure. Asked which of these it was,
 * the same recogniser is right 19 times of 20. All words are in its dictionary.
 */
export const SHORT_PHRASES: readonly string[] = [
  ...lines(`
    wait | no wait | wait a moment | wait a minute | hold on | hang on | just a second | just a moment | one moment
    stop | stop please | sorry | excuse me | pardon | listen | actually | enough | let me
    what | why | who | when | where | how | how so | how come | which one | what else | who else | what for | why not
    how many | how much | how long | how often | but why | since when | what do you mean | say again | can i | may i
    no | not really | not true | not quite | not yet | really not | i disagree | yes but | okay but | but | one question
  `),
  ...lines(`
    yeah | yes | yes yes | yep | okay | right | sure | really | true | exactly | absolutely | definitely | totally
    i see | oh i see | uh huh | of course | got it | gotcha | makes sense | i know | i understand | fair enough
    that's true | that's right | interesting | all right | good | great | nice | wow | oh wow | oh | ah
    oh dear | oh really | go on | good point | yeah yeah | okay okay
  `),
  ...lines(`
    hello | hi | good morning | good afternoon | thank you | thanks | no thanks | yes please | okay then | goodbye | bye
    maybe | perhaps | i think so | i hope so | i don't know | i do | i did | it depends | of course not
  `),
]

function lines(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
