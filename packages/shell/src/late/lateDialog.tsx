import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useEffect, type ComponentType } from 'react'
import { late, type Late } from './late.ts'
import type { LatePart } from './latePart.tsx'
import { useLate } from './useLate.ts'

const OFFLINE =
  'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Eingaben bleiben erhalten.'
const RENEWED =
  'Das Portal wurde gerade erneuert. Bitte speichern Sie, was Sie eingegeben haben, und laden Sie die Seite dann neu.'

/**
 * A dialog that comes when it is opened first. Where it does not arrive it is closed, and a message says so under
 * `title`: the next click tries again.
 */
export const lateDialog = <P extends { schliessen: () => void }>(
  source: Late<ComponentType<P>> | (() => Promise<ComponentType<P>>),
  title: string,
): LatePart<P> => {
  const wanted = typeof source === 'function' ? late(source) : source
  function Part(props: P) {
    const { schliessen } = props
    const { part: Arrived, delay } = useLate(wanted)
    const { frage } = useDialog()
    useEffect(() => {
      if (delay === undefined) return
      schliessen()
      void frage({ titel: title, text: delay.renewed ? RENEWED : OFFLINE, layout: 'ok' })
    }, [delay, schliessen, frage])
    return Arrived && <Arrived {...props} />
  }
  return Object.assign(Part, wanted)
}
