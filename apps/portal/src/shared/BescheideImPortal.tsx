import { einwilligungAbfrage, einwilligungAendern } from '@foerderportal/client/unternehmen/bekanntgabe'
import type { EinwilligungBekanntgabe } from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import type { Stand } from '@foerderportal/client/stand'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Schalter } from '@foerderportal/ui/Schalter.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFirma } from '../umgebungFirma.ts'

/** Whether notices reach the company in the portal (S1-10): the consent, its text, and who gave it. */
export function BescheideImPortal() {
  const { id, name } = useFirma()
  const { data, isError, isFetching, refetch } = useQuery(einwilligungAbfrage(id))
  return (
    <Abschnitt titel="Bescheide im Portal" einleitung={`Wie Bescheide zu ${name} kommen.`}>
      {data && <Einwilligung {...{ name }} companyId={id} stand={data} />}
      {!data && isError && (
        <Hinweis ton="warning" titel="Das lässt sich gerade nicht anzeigen" stufe={3}>
          <Knopf variante="secondary" laeuft={isFetching} onClick={() => void refetch()}>
            Noch einmal versuchen
          </Knopf>
        </Hinweis>
      )}
      {!data && !isError && <Skelett anzahl={3} was="Ihre Einwilligung" />}
    </Abschnitt>
  )
}

const WORTE = [
  'Bescheide kommen ins Portal',
  'Bescheide kommen nicht ins Portal, sondern mit der Post',
] as const

const seitWann = ({ erteilt, erteiltAm, erteiltVon, widerrufenAm }: EinwilligungBekanntgabe) => {
  if (erteilt && erteiltAm !== null)
    return `Eingewilligt ${alsWann(erteiltAm)} Uhr${erteiltVon === null ? '' : ` von ${erteiltVon}`}.`
  return widerrufenAm === null ? undefined : `Widerrufen ${alsWann(widerrufenAm)} Uhr.`
}

type Props = { companyId: string; name: string; stand: Stand<EinwilligungBekanntgabe> }

function Einwilligung({ companyId, name, stand }: Props) {
  const { wert } = stand
  const { umlegen, laeuft, absage } = useUmlegen(companyId, stand)
  const seit = seitWann(wert)
  return (
    <>
      <Text text={wert.text} offen={!wert.erteilt} />
      <Schalter
        etikett="In Bescheide im Portal einwilligen"
        an={wert.erteilt}
        worte={WORTE}
        umlegen={(ja) => void umlegen(ja)}
        laeuft={laeuft}
        gesperrtWeil={
          wert.aenderbar ? undefined : `Das entscheidet, wer für ${name} zeichnungsberechtigt ist.`
        }
      />
      {seit && <p className="kern-body kern-body--muted">{seit}</p>}
      <AbsageHinweis absage={absage} />
    </>
  )
}

/** All of it where it is to be agreed to; folded away where it has been. */
function Text({ text: { absaetze }, offen }: { text: EinwilligungBekanntgabe['text']; offen: boolean }) {
  const inhalt = absaetze.map((absatz) => (
    <p className="kern-body" key={absatz}>
      {absatz}
    </p>
  ))
  if (offen) return <div className="p-stapel p-text">{inhalt}</div>
  return (
    <details className="s-erklaerung">
      <summary>Was Sie erklärt haben</summary>
      {inhalt}
    </details>
  )
}

/** Given at once, under its text; taken back on a second word. Whatever comes of it, what the server has stands there. */
const useUmlegen = (companyId: string, { wert, version }: Stand<EinwilligungBekanntgabe>) => {
  const { frage } = useDialog()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const { queryKey } = einwilligungAbfrage(companyId)
  const senden = async (erteilt: boolean) => {
    const eingabe = { erteilt, fassung: wert.text.fassung }
    queryClient.setQueryData(queryKey, await einwilligungAendern(companyId, eingabe, version))
  }
  const widerrufen = async () =>
    (await frage({
      titel: 'Einwilligung widerrufen?',
      text: 'Künftige Bescheide kommen dann mit der Post. Was schon zum Abruf bereitliegt, bleibt es bis zu seiner Frist.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Widerrufen', cancel: 'Abbrechen' },
      gefahr: true,
    })) === 'confirm'
  const umlegen = async (erteilt: boolean) => {
    if (!erteilt && !(await widerrufen())) return
    await versuchen(
      () => senden(erteilt),
      async ({ problem }) => {
        await queryClient.invalidateQueries({ queryKey })
        return problem
      },
    )
  }
  return { umlegen, laeuft, absage }
}
