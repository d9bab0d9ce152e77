import { describe, expect, it } from "vitest";
import { CLOCKS, clockName, inUnits, passedMark, timeLeft } from "./clock";

const clock = { free: 30, bank: [600, 0], since: [1000, null], ahead: 5 };

describe("time left", () => {
  it("is free at first, then it comes out of the bank", () => {
    expect(timeLeft(clock, 0, 1005)).toMatchObject({ free: 20, bank: 600, all: 620, isRunning: true, isLow: false });
    expect(timeLeft(clock, 0, 1125)).toMatchObject({ free: 0, bank: 500, all: 500 });
    expect(timeLeft(clock, 0, 9999)).toMatchObject({ free: 0, bank: 0, all: 0, isLow: true });
  });
  it("does not run while others decide", () => {
    expect(timeLeft(clock, 1, 5000)).toMatchObject({ free: 30, bank: 0, isRunning: false, isLow: false });
  });
  it("does not begin before the decision did, whatever our own clock says", () => {
    expect(timeLeft(clock, 0, 100).all).toBe(630);
  });
});

it("clocks have names", () => {
  expect(clockName(null)).toBe("none");
  expect(clockName(CLOCKS.quick!)).toBe("quick");
  expect(clockName({ free: 1, bank: 2 })).toBe("own");
});

it("numbers are as small as they can be", () => {
  expect(inUnits(90)).toEqual({ count: 90, unit: "second" });
  expect(inUnits(7200)).toEqual({ count: 2, unit: "hour" });
  expect(inUnits(0)).toEqual({ count: 0, unit: "second" });
});

it("people are told at a few marks, the last one that was passed", () => {
  expect(passedMark(61, 59.5)).toBe(60);
  expect(passedMark(59.5, 58)).toBeNull();
  expect(passedMark(4000, 9)).toBe(10);
});
