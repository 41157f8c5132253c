import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useEffect } from 'react'
import { meldungenAnzeigenMit } from './meldungZeigen.ts'

/** Lets what is not a component speak in modals. */
export function Meldungen() {
  const { frage } = useDialog()
  useEffect(() => {
    meldungenAnzeigenMit(async ({ titel, erklaerung, text: wort, knopf = 'OK', sonst }) => {
      const text = erklaerung ? (
        <>
          <p className="kern-body">{erklaerung}</p>
          <p className="kern-body kern-body--muted">{wort}</p>
        </>
      ) : (
        wort
      )
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
