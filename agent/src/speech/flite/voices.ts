/** How one of Flite's recorded voices is made to sound like somebody. */
export type Voice = {
  id: string
  /** As people read it in a list. */
  label: string
  recorded: 'slt' | 'rms' | 'awb' | 'kal16'
  /** Pitch against that of the recording; rms ignores it. */
  pitch: number
  /** Length against the voice's own pace: above 1 is slower. */
  stretch: number
  /** Size of the speaker: the sound is played this much faster, after having been spoken as much slower. */
  size: number
  /** Decibels above 1 kHz, where consonants are: slt and awb sound muffled without. */
  presenceDb: number
}
