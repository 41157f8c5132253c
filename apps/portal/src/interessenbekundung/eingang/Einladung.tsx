import { BEKUNDUNGEN_KEY } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import { einladungVerzichten } from '@foerderportal/client/interessenbekundung/bekundung'
import { ANTRAEGE_KEY } from '@foerderportal/client/zuwendung/antraege'
import type { Bekundungseinladung } from '@foerderportal/contract/interessenbekundung/reihungsplatz'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useDarf } from '@foerderportal/shell/umgebung'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'

const VORBEI = {
  GENUTZT: 'Auf diese Einladung ist ein Antrag eingereicht.',
  VERFALLEN: 'Die Frist dieser Einladung ist abgelaufen.',
  VERZICHTET: 'Auf diese Einladung hat Ihr Unternehmen verzichtet.',
} as const

/** An invitation to apply: until when, and what can be done with it (S3-04). */
export function Einladung({ einladung }: { einladung: Bekundungseinladung }) {
  const { stand, guid, bis, zugesagtInEuro } = einladung
  if (stand !== 'OFFEN') return <p className="kern-body">{VORBEI[stand]}</p>
  return (
    <Hinweis ton="success" titel="Sie sind eingeladen, einen Antrag zu stellen" stufe={4}>
      <div className="p-stapel">
        <p className="kern-body">
          {`Für Ihren Antrag sind ${euro(zugesagtInEuro)} zurückgelegt${bis === null ? '' : `, ${alsFrist(bis) ?? ''}`}.`}
        </p>
        <div className="p-reihe">
          <Verweis href={pfade.vorDemAntrag(guid)} className={knopfKlasse('primary')}>
            <span className="kern-label">Zum Antrag</span>
          </Verweis>
          <Verzichten guid={guid} />
        </div>
      </div>
    </Hinweis>
  )
}

/** Gives it back, after saying what that means. */
function Verzichten({ guid }: { guid: string }) {
  const { frage } = useDialog()
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  if (!darfSchreiben) return null
  const fragen = async () => {
    const antwort = await frage({
      titel: 'Auf die Einladung verzichten?',
      text: 'Ihr Unternehmen kann dann in dieser Runde dafür keinen Antrag stellen. Das zurückgelegte Geld geht an die Nächsten in der Reihe. Das lässt sich nicht rückgängig machen.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Verzichten', cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort !== 'confirm') return
    await versuchen(async () => {
      await einladungVerzichten(guid)
      await queryClient.invalidateQueries({ queryKey: ANTRAEGE_KEY })
      await queryClient.invalidateQueries({ queryKey: BEKUNDUNGEN_KEY })
    })
  }
  return (
    <div className="p-stapel p-stapel--eng">
      <Knopf variante="tertiary" laeuft={laeuft} onClick={() => void fragen()}>
        Auf die Einladung verzichten
      </Knopf>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
