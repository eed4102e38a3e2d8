import { useEffect, useState } from 'react'

const LOOK_EVERY_MS = 50
const QUIETEST_DB = -90
const LOUDEST_DB = -20

/** How loud a stream is in each of some bands, from 0 to 1, low ones in the middle. */
export function useLevels(stream: MediaStream | null, bands: number): number[] {
  const [levels, setLevels] = useState(() => Array.from({ length: bands }, () => 0))
  useEffect(() => {
    if (stream === null) return
    const context = new AudioContext()
    const analyser = new AnalyserNode(context, { fftSize: 512, smoothingTimeConstant: 0.6 })
    context.createMediaStreamSource(stream).connect(analyser)
    const decibels = new Float32Array(analyser.frequencyBinCount)
    const looks = setInterval(() => {
      analyser.getFloatFrequencyData(decibels)
      setLevels(mirrored(decibels, bands))
    }, LOOK_EVERY_MS)
    return () => {
      clearInterval(looks)
      void context.close()
      setLevels(Array.from({ length: bands }, () => 0))
    }
  }, [stream, bands])
  return levels
}

/** Speech is loudest below 3 kHz: of 256 bins these are the first 32. */
const BINS_OF_SPEECH = 32

function mirrored(decibels: Float32Array, bands: number): number[] {
  const middle = Math.floor(bands / 2)
  const binsEach = Math.floor(BINS_OF_SPEECH / (middle + 1))
  return Array.from({ length: bands }, (_, band) => {
    const from = 1 + Math.abs(band - middle) * binsEach
    const loudest = Math.max(...decibels.slice(from, from + binsEach))
    return Math.min(1, Math.max(0, (loudest - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB)))
  })
}
