import { zahllaufFreigeben, zahllaufKey } from '@foerderportal/client/auszahlung/zahllauf'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { ZAHLLAUF_UEBERGAENGE } from '@foerderportal/contract/auszahlung/zahllauf/zahllaufLauf'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { WURZEL, pfade } from '../../paths.ts'
import { auffaelligeVon, type Bestaetigt } from './useBestaetigt.ts'
import { useHandlung } from './useHandlung.ts'

type Props = { lauf: Zahllauf; bestaetigt: Bestaetigt }

/** What is still to be looked at, as a sentence; false when nothing is. */
const fehlt = (lauf: Zahllauf, bestaetigt: Bestaetigt): string | false => {
  const offen = auffaelligeVon(lauf).filter(({ nr }) => !bestaetigt.posten.includes(nr)).length
  if (offen === 1) return 'Sehen Sie noch einen auffälligen Posten an.'
  if (offen > 1) return `Sehen Sie noch ${offen} auffällige Posten an.`
  return lauf.konto.neu && !bestaetigt.konto && 'Sehen Sie das Konto der Bank an.'
}

/** Releases exactly what is shown here, right after signing in; what was looked at outlasts that. */
export function Freigeben({ lauf, bestaetigt }: Props) {
  const { sitzung } = useUmgebung()
  const client = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const geschehen = useHandlung()
  const freigeben = () =>
    versuchen(async () => {
      const eingabe = {
        inhaltSha256: lauf.inhaltSha256 ?? '',
        bestaetigt: [...bestaetigt.posten],
        kontoBestaetigt: bestaetigt.konto,
      }
      await geschehen(await zahllaufFreigeben(lauf.guid, eingabe), 'Freigegeben. Die Zahlungsdatei ist da.')
    })
  if (absage?.type === ALLGEMEIN.neuAnmelden.type)
    return (
      <Knopf onClick={() => void sitzung.login(`${WURZEL}${pfade.zahllauf(lauf.guid)}`, { prompt: 'login' })}>
        Zum Freigeben noch einmal anmelden
      </Knopf>
    )
  return (
    <>
      <Knopf laeuft={laeuft} gesperrtWeil={fehlt(lauf, bestaetigt)} onClick={() => void freigeben()}>
        {ZAHLLAUF_UEBERGAENGE.zahllaufFreigeben.knopf}
      </Knopf>
      <AbsageHinweis absage={absage} />
      {absage?.status === 409 && (
        <Knopf
          variante="tertiary"
          onClick={() => void client.invalidateQueries({ queryKey: zahllaufKey(lauf.guid) })}
        >
          Neu lesen
        </Knopf>
      )}
    </>
  )
}
