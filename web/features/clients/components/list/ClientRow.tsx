import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { ClientId } from '#shared/ids/ids'
import { Bone } from '../../../../components/feedback/Bone'
import { initialsOf } from '../../../../components/people/initials'
import { toneOf } from '../../../../components/people/PersonAvatar'
import { instantWords } from '../../../../trip/life/instant-words'
import type { ListedClient } from '../../api/client-list-queries'
import { statusWords, stopWords } from '../../model/client-list-view'

interface ClientRowProps {
  /** Undefined while it is loading. */
  readonly client: ListedClient | undefined
  readonly index: number
  readonly total: number
  readonly top: number
  /** Undefined where clients cannot be chosen. */
  readonly isChosen: boolean | undefined
  readonly showsAgent: boolean
  readonly onChoose: (id: ClientId) => void
}

/**
 * A client in the list: plain elements, since many pass by while one scrolls. Their look is the
 * list's.
 */
export const ClientRow = memo(function ClientRow(props: ClientRowProps) {
  const { client, index, total, top, isChosen, showsAgent, onChoose } = props
  return (
    <li
      aria-setsize={total}
      aria-posinset={index + 1}
      className={`row${isChosen === undefined ? '' : ' choosing'}${showsAgent ? ' agents' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
    >
      {client === undefined ? (
        <div className="waiting">
          <Bone height={36} radius={8} />
        </div>
      ) : (
        <>
          {isChosen !== undefined && (
            <span>
              <input
                type="checkbox"
                checked={isChosen}
                aria-label={`Select ${client.name}`}
                onChange={() => onChoose(client.id)}
              />
            </span>
          )}
          <ClientCells client={client} showsAgent={showsAgent} />
        </>
      )}
    </li>
  )
})

function ClientCells({
  client,
  showsAgent,
}: {
  readonly client: ListedClient
  readonly showsAgent: boolean
}) {
  const { id, name, email, contact, clientData, itineraryCount = 0, agent, mailStop } = client
  const [update] = clientData.clientUpdates
  const updatedWords = instantWords(
    new Date(update?.timestamp ?? clientData.updatedDate),
    new Date(),
  )
  return (
    <>
      <span className="name">
        <i aria-hidden="true" className={`tone${toneOf(name)}`}>
          {initialsOf(name)}
        </i>
        <Link to={`/clients/${id}`} dir="auto" title={name} data-client={id}>
          {name}
        </Link>
      </span>
      <span className="contact">
        <span title={email}>{email}</span>
        {mailStop === undefined ? (
          <small className="tabular">{contact.phone}</small>
        ) : (
          <small className="stopped">{stopWords[mailStop.reason].short}</small>
        )}
      </span>
      <span className="status">
        <b className={statusWords[clientData.status].tone}>
          {statusWords[clientData.status].label}
        </b>
      </span>
      <span className="trips tabular">
        {itineraryCount === 0
          ? 'No trips'
          : `${itineraryCount} ${itineraryCount === 1 ? 'trip' : 'trips'}`}
      </span>
      <span className="update">
        <span title={update?.text} dir="auto">
          {update?.text || (update === undefined ? 'Edited' : statusWords[update.status].label)}
        </span>
        <small className="tabular">{updatedWords}</small>
      </span>
      {showsAgent && (
        <span className="agent" title={agent.fullName}>
          {agent.fullName}
        </span>
      )}
    </>
  )
}
