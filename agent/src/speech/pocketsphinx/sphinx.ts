import koffi from 'koffi'
import type { Recogniser } from './recogniser.ts'
import { SHORT_PHRASES } from './short-phrases.ts'

/** PocketSphinx 5prealpha, the C library, as far as it is used here. One utterance at a time. */
export type Sphinx = {
  begin: (mean: Float32Array) => void
  hear: (samples: Int16Array) => void
  /** The words so far: the best guess of the first pass. */
  partial: () => string
  end: () => SphinxWord[]
  /** Which of the short phrases the last utterance was, all of which is heard once more. Null when it was none of them. */
  shortPhrase: (sound: Int16Array) => SphinxWord[] | null
  /** What the voice, the microphone and the room have made of the average spectrum: for the next utterance. */
  mean: () => Float32Array
  /** The one that it was made with. */
  usualMean: Float32Array
  /** Adds a word unless dictionary and language model know it; answers whether it did. */
  addWord: (word: SphinxPronunciation) => boolean
  /** Makes words count that were added. */
  useAddedWords: () => void
  forgetAddedWords: () => void
}

export type SphinxPronunciation = { word: string; phones: string }
/** As the library spells it, with its marks for silences, noises and ways to pronounce. */
export type SphinxWord = { word: string; posterior: number; frames: number }

// In noise the search looks at ever more: with such limits 20 dB of it cost 0.3 of the time instead of
// 0.6, and clean speech is recognised as well as without (measured; 3000 and 5 cost a fifth more errors).
// A second pass over all that was said, when it is over, is what one would wait for: 63 ms of a processor after two
// seconds of clear speech and 218 at 15 dB of noise; without it 8 and 26, and as many words are right. The one pass
// has to keep 40 words a frame: of 10 the end of the sentence is at times none, and then nothing at all is understood.
const LIMITS = ['-maxhmmpf', '6000', '-maxwpf', '40', '-fwdflat', 'no']

export function openSphinx({ libraries, model }: Recogniser): Sphinx {
  const [pocket, base] = libraries.map((path) => koffi.load(path, { global: true })).toReversed()
  if (pocket === undefined || base === undefined) throw new Error('No PocketSphinx was named')
  const c = bind(pocket, base)
  const dictionary = `${model}/cmudict-en-us.dict`
  const argv = ['', '-hmm', `${model}/en-us`, '-lm', `${model}/en-us.lm.bin`, '-dict', dictionary]
  argv.push('-logfn', '/dev/null', ...LIMITS)
  const decoder = c.ps_init(c.cmd_ln_parse_r(null, c.ps_args(), argv.length, argv, 1))
  if (decoder === null) throw new Error('PocketSphinx did not start')
  const averager = koffi.decode(c.ps_get_feat(decoder), FEATURES).cmn_struct as unknown
  const logarithms = c.ps_get_logmath(decoder)

  const mean = () => {
    const values = new Float32Array(MEAN_VALUES)
    c.cmn_live_get(averager, values)
    return values
  }
  const usualMean = mean()
  const sentences = c.ps_get_search(decoder)
  c.ps_set_jsgf_string(decoder, SHORT, GRAMMAR)
  /** How well the sentence that was heard last fits. */
  let sentenceFits = 0

  const begin = (of: Float32Array) => {
    c.cmn_live_set(averager, of)
    // Forgets the noise of whoever spoke before.
    c.ps_start_stream(decoder)
    c.ps_start_utt(decoder)
  }
  const hear = (samples: Int16Array) =>
    void c.ps_process_raw(decoder, samples, samples.length, 0, 0)

  /** The logarithm of how likely it is, as the library has it; null when it found nothing at all. */
  const fits = (): number | null => {
    const found = [0]
    return c.ps_get_hyp(decoder, found) === null ? null : (found[0] ?? 0)
  }

  function end(): SphinxWord[] {
    c.ps_end_utt(decoder)
    const words: SphinxWord[] = []
    for (let at = c.ps_seg_iter(decoder); at !== null; at = c.ps_seg_next(at)) {
      const [first, last] = [[0], [0]]
      c.ps_seg_frames(at, first, last)
      words.push({
        word: c.ps_seg_word(at),
        posterior: Math.min(1, c.logmath_exp(logarithms, c.ps_seg_prob(at, [0], [0], [0]))),
        frames: (last[0] ?? 0) - (first[0] ?? 0) + 1,
      })
    }
    return words
  }

  return {
    begin,
    hear,
    partial: () => c.ps_get_hyp(decoder, [0]) ?? '',
    end() {
      const words = end()
      sentenceFits = fits() ?? 0
      return words
    },
    shortPhrase(sound) {
      const of = mean()
      c.ps_set_search(decoder, SHORT)
      begin(of)
      hear(sound)
      const words = end().map((word) => ({ ...word, posterior: SHORT_POSTERIOR }))
      const phraseFits = fits()
      c.ps_set_search(decoder, sentences)
      c.cmn_live_set(averager, of)
      if (phraseFits === null) return null
      const better = (phraseFits - sentenceFits) / (sound.length / FRAME_SAMPLES)
      return better < BETTER_A_FRAME ? null : words
    },
    mean,
    usualMean,
    addWord({ word, phones }) {
      const languageModel = c.ps_get_lm(decoder, c.ps_get_search(decoder))
      const known = c.ps_lookup_word(decoder, word)
      const isInModel = c.ngram_wid(languageModel, word) !== c.ngram_unknown_wid(languageModel)
      if (known !== null && isInModel) return false
      // Its own spelling: the dictionary may have the word, and the language model not.
      return c.ps_add_word(decoder, `${word}${ADDED}`, known ?? phones, 0) >= 0
    },
    // The search is made anew with the last word of all, and so once. This one cannot be said.
    useAddedWords: () =>
      void c.ps_add_word(decoder, `colloquy${ADDED}${ADDED}`, 'ZH ZH ZH ZH ZH', 1),
    forgetAddedWords: () => void c.ps_load_dict(decoder, dictionary, null, null),
  }
}

const SHORT = 'short'
const GRAMMAR = `#JSGF V1.0; grammar short; public <said> = ${SHORT_PHRASES.join(' | ')};`
const FRAME_SAMPLES = 160
/** Of a grammar the library says 1 in any case. */
const SHORT_POSTERIOR = 0.7
/**
 * How much better the phrase fits than the likeliest sentence, whose words are weighed as well. Of three voices nine
 * tenths of the phrases were right with it, and of what is none of them a tenth was taken for one; noises had 4 at most.
 */
const BETTER_A_FRAME = 7

/** Ends words that were added. */
export const ADDED = '_'

const MEAN_VALUES = 13

// The head of feat_t in sphinxbase/feat.h: where the running mean is kept.
const FEATURES = koffi.struct({
  refcount: 'int',
  name: 'void *',
  cepsize: 'int32',
  n_stream: 'int32',
  stream_len: 'void *',
  window_size: 'int32',
  n_sv: 'int32',
  sv_len: 'void *',
  subvecs: 'void *',
  sv_buf: 'void *',
  sv_dim: 'int32',
  cmn: 'int',
  varnorm: 'int32',
  agc: 'int',
  compute_feat: 'void *',
  cmn_struct: 'void *',
})

type Library = ReturnType<typeof koffi.load>

const bind = (pocket: Library, base: Library) => ({
  cmd_ln_parse_r: base.func('void *cmd_ln_parse_r(void *, void *, int, const char **, int)'),
  cmn_live_get: base.func('void cmn_live_get(void *, _Out_ float *)'),
  cmn_live_set: base.func('void cmn_live_set(void *, const float *)'),
  logmath_exp: base.func('double logmath_exp(void *, int)'),
  ngram_wid: base.func('int32 ngram_wid(void *, const char *)'),
  ngram_unknown_wid: base.func('int32 ngram_unknown_wid(void *)'),
  ps_args: pocket.func('void *ps_args()'),
  ps_init: pocket.func('void *ps_init(void *)'),
  ps_get_feat: pocket.func('void *ps_get_feat(void *)'),
  ps_get_logmath: pocket.func('void *ps_get_logmath(void *)'),
  ps_get_lm: pocket.func('void *ps_get_lm(void *, const char *)'),
  ps_get_search: pocket.func('const char *ps_get_search(void *)'),
  ps_start_stream: pocket.func('int ps_start_stream(void *)'),
  ps_start_utt: pocket.func('int ps_start_utt(void *)'),
  ps_process_raw: pocket.func('int ps_process_raw(void *, const int16_t *, size_t, int, int)'),
  ps_get_hyp: pocket.func('const char *ps_get_hyp(void *, _Out_ int *)'),
  ps_end_utt: pocket.func('int ps_end_utt(void *)'),
  ps_seg_iter: pocket.func('void *ps_seg_iter(void *)'),
  ps_seg_next: pocket.func('void *ps_seg_next(void *)'),
  ps_seg_word: pocket.func('const char *ps_seg_word(void *)'),
  ps_seg_frames: pocket.func('void ps_seg_frames(void *, _Out_ int *, _Out_ int *)'),
  ps_seg_prob: pocket.func('int ps_seg_prob(void *, _Out_ int *, _Out_ int *, _Out_ int *)'),
  ps_add_word: pocket.func('int ps_add_word(void *, const char *, const char *, int)'),
  ps_lookup_word: pocket.func('const char *ps_lookup_word(void *, const char *)'),
  ps_set_jsgf_string: pocket.func('int ps_set_jsgf_string(void *, const char *, const char *)'),
  ps_set_search: pocket.func('int ps_set_search(void *, const char *)'),
  ps_load_dict: pocket.func('int ps_load_dict(void *, const char *, const char *, const char *)'),
})
