import { Icon } from '@foerderportal/ui/Icon.tsx'

type Props = { hinweis: string | undefined; stoerung?: string | undefined }

/** A quiet line below a field. Its place stays free, so that nothing jumps when it comes. */
export function Auskunft({ hinweis, stoerung }: Props) {
  const text = stoerung ?? hinweis
  return (
    <output className="s-auskunft s-auskunft--ruhig">
      {text !== undefined && (
        <>
          <Icon name={stoerung === undefined ? 'info' : 'warning'} groesse="small" />
          <span>{text}</span>
        </>
      )}
    </output>
  )
}
