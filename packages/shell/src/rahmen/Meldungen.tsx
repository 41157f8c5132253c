import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useEffect } from 'react'
import { meldungenAnzeigenMit } from './meldungZeigen.ts'

/** Lets what is not a component speak in modals. */
export function Meldungen() {
  const { frage } = useDialog()
  useEffect(() => {
    meldungenAnzeigenMit(async ({ titel, text, knopf = 'OK', sonst }) => {
      const antwort = await frage(
        sonst === undefined
          ? { titel, text, layout: 'ok', texte: { confirm: knopf } }
          : { titel, text, layout: 'ja-nein', texte: { confirm: knopf, decline: sonst } },
      )
      return antwort === 'confirm'
    })
    return () => meldungenAnzeigenMit(undefined)
  }, [frage])
  return null
}
