import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useSyncExternalStore } from 'react'
import { speicherText } from './speicherText.ts'

/** The state of saving in one line, followed step by step: only what shows it is drawn anew. */
export const useSpeichertext = ({
  subscribe,
  stand,
  kopiestand,
}: Pick<Entwurf<unknown>, 'subscribe' | 'stand' | 'kopiestand'>): string =>
  useSyncExternalStore(subscribe, () => speicherText(stand(), kopiestand()))
