import { DashboardScreen } from '../../features/dashboard/components/DashboardScreen'
import { TasksCard } from '../../features/tasks/components/TasksCard'

/** `/dashboard`: the business today, with what is to be done. */
export const DashboardPage = () => (
  <DashboardScreen
    todayCard={({ whose, timeZone }) => (
      <TasksCard
        title="Today"
        scope={{ whose }}
        timeZone={timeZone}
        emptyText="Nothing to do. Add a task when something comes up."
        inset={18}
      />
    )}
  />
)
