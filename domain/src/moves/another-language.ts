import { NO_ROW, rowOfWord } from '../language/word-vectors.ts'
import { wordsOf } from '../language/words.ts'
import { FUNCTION_WORDS } from './function-words.ts'

/** Whether a line is in no English: by its letters, or by the small words that hold a sentence together. */
export function isInAnotherLanguage(text: string): boolean {
  if (isInOtherLetters(text)) return true
  const words = wordsOf(text).flatMap(partsOf)
  const theirs = new Set(words.filter((word) => OF_OTHERS.has(word)))
  const english = words.filter((word) => isEnglish(word)).length
  const signs = theirs.size + (/[¿¡]/.test(text) ? 1 : 0)
  if (signs >= 2) return english * 2 < signs
  return (
    signs > 0 &&
    [...theirs].every((word) => word.length >= A_WORD_OF_ITS_OWN) &&
    words.every((word) => OF_OTHERS.has(word) || rowOfWord(word) === NO_ROW)
  )
}

/** In letters: "bonjour" alone is French, "et" alone may be anything. */
const A_WORD_OF_ITS_OWN = 4

/** Most of its letters are such as English has none of; a name among others is none of its business. */
function isInOtherLetters(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 1 && latin < letters / 2
}

/** "Est-ce qu'il" is four words; "don't" stays one. */
const partsOf = (word: string): string | string[] =>
  ENGLISH_ENDING.test(word) ? word : word.split(/['-]/)

const ENGLISH_ENDING = /'(?:s|t|re|ve|ll|d|m)$/

const isEnglish = (word: string): boolean =>
  ENGLISH_ENDING.test(word) || (FUNCTION_WORDS.has(word) && !SHARED.has(word))

/** English, and as common in another language. */
const SHARED = new Set(
  'a an am as at come do for he her i in is me no of on or over so to was we will'.split(' '),
)

/**
 * The commonest words of languages that are written like English, without those that are English as well, and
 * without such as stand in names: "de la", "von der". Of two languages that share a word it says nothing.
 */
const OF_OTHERS: ReadonlySet<string> = new Set(
  [
    // German
    `ich und nicht ist sie wir haben habe ein eine einen einem einer mit für fuer auf sind wie das dass aber auch nur noch
     mehr kann können konnte muss müssen wenn weil oder bitte danke zum zur bei beim nach über sehr heute immer schon
     dich mich mir uns unser ihnen ihr ihre ihren dein deine deinen deinem deinen sagen sagt mein meine meinen kein keine
     keinen werden wird wurde würde wollte gibt geht läuft alles warum wann wer welche welcher welches jetzt guten morgen
     abend entschuldigung vielen schön tschüss nein als denn ganz es sich mensch sei du bist hast kannst willst musst
     machst weißt`,
    // Spanish
    `que qué porque por cómo está están estoy usted ustedes gracias hola cuánto cuántos cuándo dónde quién cuál cuáles
     tiene tienen tengo pero muy más también con para una este esta esto eso esa ser soy eres somos tú tus tu mi su nos
     lo se si sí cuando donde quien todo todos todas nada algo bien buenos buenas días quiero quiere puede puedo hablar
     puedes tienes quieres sabes dime decir hacer hace ahora aquí entonces desde hasta sobre necesito llamo`,
    // French
    `vous nous avez avons ont est je tu il elle ils elles ne pas pourquoi bonjour bonsoir merci combien quel quelle quels
     quelles dans avec sur et une des les ce cette ces qui quoi où très mais être suis êtes sont fait faire peux peut
     pouvez pouvons voudrais veux veut moi toi lui leur mes tes votre vos notre tout tous toute toutes ça oui chez alors
     aussi aujourd même plaît plait depuis prochaine au aux donne`,
    // Italian
    `che non sono perché avete abbiamo hai grazie siete buongiorno buonasera della dello delle degli nel nella alla gli
     questo questa quello anche molto più ti ci vi io voi noi loro mio tuo suo suoi tuoi quando quanto quanti quali quale
     va bene poi anni prima dimmi tutti tutto vorrei posso scusi`,
    // Portuguese
    `obrigado obrigada você vocês não quantos uma são estou isso isto ele ela eles meu minha seu sua seus suas muito
     muita pela pelo onde tenho fazer quais tudo bom dia boa tarde`,
    // Dutch
    `het een niet ik jij wij zij jullie wat waar waarom maar ook naar voor goed heb hebt hebben heeft zijn kan kunnen
     moet dat deze dit mijn jouw uw alle geen nog wel bij uit aan en goedemorgen goedemiddag goedendag bedankt
     alsjeblieft alstublieft graag vertel staat meer`,
    // Polish
    `nie jest się że jak tak czy dla pani proszę dziękuję dzień dobry dobrze bardzo wszystko jestem jesteś są gdzie
     kiedy dlaczego ile mnie ciebie powiedz tego przez mój moja jaki jakie jaka macie`,
    // Turkish
    `ve bir bu için değil çok nasıl nasılsınız nasılsın merhaba teşekkür teşekkürler ederim neden evet hayır yok mı mu mü
     ile daha gibi bana sana siz şey şeyi kadar misiniz mısınız musunuz lütfen kaç tüm anlat günaydın bunu istiyorum`,
    // Albanian
    `dhe është eshte një nje për nuk unë une ju të që në jeni shumë shume faleminderit kam keni përshëndetje pse ku çfarë
     kur ky kjo tungjatjeta mund ditë më`,
    // Swedish, Danish and Norwegian
    `och att det är inte jag ett för hur vad varför vi på som alla har berätta hej og jeg ikke hvor hvad hva meget tak mig
     allt tack`,
    // Finnish and Hungarian
    `ei että minä sinä kaikki mutta kerro minulle mitä olen ovat kiitos hyvää päivää miten onko és nem hogy egy az köszönöm
     vagyok miért`,
    // Romanian, Czech and Croatian
    `și nu este sunt pentru că mulțumesc bună jsem jsou není proč děkuji dobrý prosím nije koji što kako hvala dobar zašto`,
    // Vietnamese and Indonesian
    `và của là không tôi cho mọi nói bạn có saya tidak ini itu untuk semua dengan terima kasih anda bagaimana`,
  ]
    .join(' ')
    .split(/\s+/),
)
