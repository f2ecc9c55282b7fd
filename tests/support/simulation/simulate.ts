import { reminderKinds, reminderTimes } from "../../../service/booking/core/reminders.ts";
import { findOfferedSlots, sessionMs } from "../../../service/booking/core/slots.ts";
import { Audit } from "./audit/audit.ts";
import { endWell } from "./end-well.ts";
import { Owner } from "./owner.ts";
import { unchanged, type Mutation } from "./planted-faults.ts";
import { Visitors } from "./visitors.ts";
import { fairWeather } from "./world/mail-weather.ts";
import { rules } from "./world/site-facts.ts";
import { World } from "./world/world.ts";

export type Run = {
  seed: number;
  faults: readonly string[];
  trace: readonly string[];
  /** The maximum of copies of one mail that the server accepted. */
  copies: number;
};

const [secondMs, minuteMs, hourMs, dayMs] = [1_000, 60_000, 3_600_000, 86_400_000];
const leastSteps = 15;
const mostSteps = 40;
const mostInstances = 2;

/** Runs one schedule, determined by its seed alone, and ends at the first fault. */
export async function simulate(seed: number, mutation: Mutation = unchanged): Promise<Run> {
  const world = new World(seed, mutation);
  const { random } = world;
  const [visitors, owner, audit] = [new Visitors(world), new Owner(world), new Audit(world)];
  try {
    const steps = random.between(leastSteps, mostSteps);
    for (let step = 0; step < steps && world.faults.length === 0; step += 1) {
      await takeStep(world, visitors, owner);
      audit.check();
    }
    if (world.faults.length === 0) await endWell(world, visitors, owner, audit);
  } catch (error) {
    world.fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await world.close();
  }
  return { seed, faults: world.faults, trace: world.lines, copies: world.mail.worstCopies };
}

async function takeStep(world: World, visitors: Visitors, owner: Owner): Promise<void> {
  const { random, time } = world;
  const step = random.weigh({
    visit: 14,
    crowd: 3,
    wait: 5,
    rest: 1,
    reminder: 0.6,
    diary: world.diary === undefined ? 0 : 4,
    weather: 3,
    rudeness: 0.3,
    process: 2,
    owner: 0.6,
  });
  if (step === "visit" || step === "crowd") {
    const count = step === "visit" ? 1 : random.between(2, 4);
    for (let visit = 0; visit < count; visit += 1) void visitors.act();
    await time.pass(random.below(2 * secondMs));
  } else if (step === "wait") {
    const most = random.pick([5 * secondMs, minuteMs, 3 * minuteMs, 11 * minuteMs]);
    await time.pass(random.between(secondMs, most));
  } else if (step === "rest") {
    const durations = {
      [hourMs]: 4,
      [dayMs]: 3,
      [10 * dayMs]: 1,
      [400 * dayMs]: 0.5,
      [2_300 * dayMs]: 0.2,
    };
    await time.leap(Number(random.weigh(durations)) + random.below(hourMs));
    await time.pass(2 * secondMs);
  } else if (step === "reminder") await awaitReminder(world);
  else if (step === "diary") {
    const slots = findOfferedSlots(rules, time.now()).slice(0, 12);
    world.diary?.change(slots.map((startsAt) => ({ startsAt, endsAt: startsAt + sessionMs })));
    await time.pass(5 * secondMs);
  } else if (step === "weather") changeWeather(world);
  else if (step === "rudeness") await beRude(world, visitors);
  else if (step === "process") await changeProcesses(world);
  else {
    await owner.act();
    await time.pass(0);
  }
}

/** Suspends the machine until shortly before a reminder is due. */
async function awaitReminder({ random, time, read }: World): Promise<void> {
  const beforeMs = 3 * minuteMs;
  const confirmed = [...read().bookings.values()].filter(({ state }) => state === "confirmed");
  const moments = confirmed
    .flatMap(({ startsAt }) => reminderKinds.map((kind) => startsAt + reminderTimes[kind].dueMs))
    .filter((dueAt) => dueAt - beforeMs > time.now());
  if (moments.length === 0) return;
  await time.leap(random.pick(moments) - beforeMs - time.now());
  await time.pass(random.pick([2 * beforeMs, 90 * minuteMs]));
}

/** For hours the mail server answers every mail with one kind of fault. */
async function beRude(world: World, visitors: Visitors): Promise<void> {
  const { random, mail, alive, time, trace } = world;
  const { isDown: _isDown, ...ways } = fairWeather;
  mail.weather = { ...fairWeather, [random.pick(Object.keys(ways))]: 1 };
  trace(`mail server: ${JSON.stringify(mail.weather)}`);
  if (alive.length > 0) void visitors.writers.write(random.pick(alive));
  await time.pass(random.between(1, 4) * hourMs);
}

function changeWeather({ random, mail, alive, trace }: World): void {
  const kind = random.weigh({ mail: 3, storage: 3, kill: 2 });
  if (kind === "mail") {
    const isFair = random.chance(0.3);
    const share = () => (isFair || random.chance(0.5) ? 0 : random.pick([0.1, 0.3, 0.8, 1]));
    mail.weather = isFair
      ? fairWeather
      : {
          isDown: random.chance(0.2),
          deferred: share(),
          refused: share() / 4,
          hanging: share(),
          closing: share() / 2,
          lockedOut: share() / 2,
          unanswered: share(),
          late: share(),
        };
    trace(`mail server: ${JSON.stringify(mail.weather)}`);
  } else if (alive.length > 0) {
    const instance = random.pick(alive);
    if (kind === "kill")
      instance.storage = { ...instance.storage, killedAfter: random.between(1, 25) };
    else instance.storage = { ...instance.storage, failing: random.pick([0, 0, 0.03, 0.2, 1]) };
    trace(`storage of #${String(instance.number)}: ${JSON.stringify(instance.storage)}`);
  }
}

async function changeProcesses(world: World): Promise<void> {
  const { random, alive, time } = world;
  if (alive.length < mostInstances && random.chance(0.7)) world.start();
  else if (alive.length > 0) {
    const instance = random.pick(alive);
    if (random.chance(0.6)) instance.kill();
    else await world.stop(instance);
  }
  await time.pass(secondMs);
}
